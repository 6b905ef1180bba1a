import { pictureSources, type GuestGift } from '@gift-registry/bff-contract';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { TextLink } from '@gift-registry/design-system/text-link';

export function GiftInQuestion({ gift }: { readonly gift: GuestGift }) {
  return (
    <ItemList>
      <ItemRow
        name={gift.productName}
        headingLevel={2}
        imageUrl={gift.imageUrl}
        imageSources={pictureSources(gift.imageUrl)}
        imageFirst
        quantity={gift.kind === 'claim' ? gift.quantity : undefined}
        actions={
          gift.externalUrl && (
            <TextLink external variant="standalone" href={gift.externalUrl}>
              Go to the shop
            </TextLink>
          )
        }
      />
    </ItemList>
  );
}
