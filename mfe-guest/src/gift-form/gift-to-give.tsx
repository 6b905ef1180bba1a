import { giftMessages, type SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link, useDocumentForm, useNavigation, usePathParams } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { registryPath } from '../claiming/gift-paths.ts';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { PageBody } from '../page-body/page-body.tsx';
import { LoadedRegistry } from '../shared-registry/loaded-registry.tsx';
import { shareCodeOf } from '../shared-registry/share-code.ts';

interface Props {
  /** The sentence why the gift can't be given this way now; undefined when it can. */
  readonly refusal: (item: SharedItem) => string | undefined;
  readonly children: (gift: { readonly shareCode: string; readonly item: SharedItem }) => ReactNode;
}

/** The gift of the path, or the reason why it can't be given and a way back. */
export function GiftToGive({ refusal, children }: Props) {
  const { shareCode: fromPath, itemId } = usePathParams();
  const shareCode = shareCodeOf(useNavigation().location.search, fromPath);
  const failure = useDocumentForm()?.failure;
  const refusalOf = (item: SharedItem | undefined) =>
    item ? refusal(item) : giftMessages.notOnList;
  return (
    <LoadedRegistry shareCode={shareCode}>
      {({ completed }) => (
        <LoadedGifts shareCode={shareCode}>
          {(items) => {
            const item = items.find(({ id }) => id === itemId);
            const reason = completed ? giftMessages.registryComplete : refusalOf(item);
            if (item && reason === undefined) return children({ shareCode, item });
            return (
              <PageBody width="narrow">
                <EmptyState
                  headingLevel={1}
                  title={item?.name ?? 'This gift is gone'}
                  action={
                    <Button variant="primary" href={registryPath(shareCode)} linkComponent={Link}>
                      Back to the wish list
                    </Button>
                  }
                >
                  {failure ?? reason}
                </EmptyState>
              </PageBody>
            );
          }}
        </LoadedGifts>
      )}
    </LoadedRegistry>
  );
}
