import type { RegistryItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useChangeItem } from '../../features/items/use-change-item.ts';
import { useItems } from '../../features/items/use-items.ts';

interface Props {
  readonly registryId: string;
  /** Of the section, where several registries are shown. */
  readonly registryName?: string;
}

/** Gifts of other websites that guests have paid together: the host buys them now. */
export function ReadyToBuy({ registryId, registryName }: Props) {
  const items = useItems(registryId).data ?? [];
  const { buy } = useChangeItem(registryId);
  const ready = items.filter(({ readyToBuy = 0 }) => readyToBuy > 0);
  if (ready.length === 0) return null;
  const title = registryName === undefined ? 'Ready to buy' : `Ready to buy for ${registryName}`;
  return (
    <Section title={title} lede="Your guests have given these together. Buy them at their shops.">
      <ItemList label={title}>
        {ready.map((item) => (
          <ReadyItem key={item.id} item={item} onBought={() => buy(item, true)} />
        ))}
      </ItemList>
    </Section>
  );
}

function ReadyItem({
  item: { product, readyToBuy = 0 },
  onBought,
}: {
  readonly item: RegistryItem;
  readonly onBought: () => void;
}) {
  return (
    <ItemRow
      name={product.name}
      imageUrl={product.thumbnailUrl}
      quantity={readyToBuy > 1 ? readyToBuy : undefined}
      actions={
        <>
          {product.externalUrl && (
            <TextLink external variant="standalone" href={product.externalUrl}>
              Go to the shop
            </TextLink>
          )}
          <Button aria-label={`I have bought it: ${product.name}`} onClick={onBought}>
            I have bought it
          </Button>
        </>
      }
    />
  );
}
