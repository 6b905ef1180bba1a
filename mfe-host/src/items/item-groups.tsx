import { readDocumentSettings } from '@gift-registry/bff-contract';
import type { RegistryItem } from '@gift-registry/bff-contract';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { useRef } from 'react';
import styles from './item-groups.module.css';
import { groupItems } from './group-items.ts';
import { RegistryItemRow } from './registry-item-row.tsx';
import { useChangeQuantity } from './use-change-quantity.ts';
import { useRemoveItem } from './use-remove-item.ts';

interface Props {
  /** null for items that belong to no registry yet. */
  readonly registryId: string | null;
  readonly items: readonly RegistryItem[];
  /** Largest quantity that can be chosen. Default unlimited. */
  readonly maxQuantity?: number | undefined;
}

/** The host's items in groups by source, each with its quantity and a remove button. */
export function ItemGroups({ registryId, items, maxQuantity }: Props) {
  const changeQuantity = useChangeQuantity(registryId);
  const removeItem = useRemoveItem(registryId);
  const groups = useRef<HTMLDivElement>(null);

  return (
    <div ref={groups} tabIndex={-1} className={styles.groups}>
      {groupItems(items, readDocumentSettings().brand).map((group) => (
        <Section key={group.title} title={group.title}>
          <ItemList label={group.title}>
            {group.items.map((item) => (
              <RegistryItemRow
                key={item.id}
                item={item}
                maxQuantity={maxQuantity}
                onQuantityChange={(quantity) =>
                  changeQuantity.mutate({ itemId: item.id, quantity })
                }
                onRemove={() => {
                  removeItem.mutate(item);
                  // The focused button disappears with its row.
                  groups.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </ItemList>
        </Section>
      ))}
    </div>
  );
}
