import { giftMessages, type SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from '../claiming/gift-paths.ts';
import { unitsLeft } from '../gift-state/gift-state.ts';
import { PageBody } from '../page-body/page-body.tsx';

/** A gift that is free, or given for good: nobody needs to wait for it. */
export function NotHeld({
  shareCode,
  item,
}: {
  readonly shareCode: string;
  readonly item: SharedItem;
}) {
  return (
    <PageBody width="narrow">
      <EmptyState
        headingLevel={1}
        title={item.name}
        action={
          <Button variant="primary" href={registryPath(shareCode)} linkComponent={Link}>
            Back to the wish list
          </Button>
        }
      >
        {unitsLeft(item) > 0 ? 'This gift is free now: you can give it.' : giftMessages.purchased}
      </EmptyState>
    </PageBody>
  );
}
