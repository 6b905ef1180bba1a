import { giftMessages, type SharedItem, unitsLeft } from '@gift-registry/bff-contract';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster } from '@gift-registry/design-system/layout';
import { BackToList } from '../page/back-to-list.tsx';
import { GiveButton } from '../waiting-line/give-button.tsx';
import { PageBody } from '../page/page-body.tsx';

export function NotHeld({
  shareCode,
  item,
}: {
  readonly shareCode: string;
  readonly item: SharedItem;
}) {
  const isFree = unitsLeft(item) > 0;
  return (
    <PageBody width="narrow">
      <EmptyState
        headingLevel={1}
        title={item.name}
        action={
          <Cluster justify="center">
            {isFree && <GiveButton shareCode={shareCode} item={item} />}
            <BackToList
              variant={isFree ? 'secondary' : 'primary'}
              size="lg"
              shareCode={shareCode}
              itemId={item.id}
            />
          </Cluster>
        }
      >
        {isFree ? 'This gift is free now: you can give it.' : giftMessages.purchased}
      </EmptyState>
    </PageBody>
  );
}
