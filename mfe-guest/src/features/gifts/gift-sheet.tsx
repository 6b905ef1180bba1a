import { giftMessages, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import type { Layer } from '@gift-registry/design-system/dialog';
import { Sheet } from '@gift-registry/design-system/sheet';
import { useState } from 'react';
import { GiftButtons, type GiftActions } from './gift-buttons.tsx';
import { canBeGiven } from './gift-state.ts';
import { GiftPicture } from './gift-picture.tsx';
import { GiftAbout, GiftOffer } from './gift-view.tsx';

interface Props extends GiftActions {
  readonly layer: Layer;
  readonly registry: SharedRegistry;
  readonly item: SharedItem | undefined;
}

export function GiftSheet({ layer, registry, item, ...actions }: Props) {
  const { open } = layer;
  // While the sheet closes it still shows its gift.
  const [shown, setShown] = useState(item);
  if (open && shown !== item) setShown(item);
  return (
    <Sheet
      layer={layer}
      title={shown?.name ?? 'This gift is gone'}
      lead={shown && <GiftPicture item={shown} />}
      footer={
        shown === undefined ? (
          <Button variant="primary" onClick={() => layer.onOpenChange(false)}>
            Back to the wish list
          </Button>
        ) : (
          canBeGiven(shown) && <GiftButtons item={shown} {...actions} within="sheet" />
        )
      }
    >
      {open && <title>{`${shown?.name ?? 'This gift is gone'} · ${registry.registryName}`}</title>}
      {shown ? (
        <>
          <GiftOffer shareCode={actions.shareCode} item={shown} registry={registry} />
          <GiftAbout shareCode={actions.shareCode} item={shown} registry={registry} />
        </>
      ) : (
        <p>{giftMessages.notOnList}</p>
      )}
    </Sheet>
  );
}
