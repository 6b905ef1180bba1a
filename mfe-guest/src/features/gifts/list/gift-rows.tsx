import type { SharedItem } from '@gift-registry/bff-contract';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Stack } from '@gift-registry/design-system/layout';
import type { GiftActions } from '../gift-buttons.tsx';
import type { RecentChanges } from '../use-recent-changes.ts';
import { GiftRow, isOnFirstScreen } from './gift-row.tsx';
import type { Look } from './list-query.ts';
import styles from './gift-list.module.css';

interface GiftSection {
  readonly name: string | null;
  readonly items: readonly SharedItem[];
  readonly first: number;
}

const listLooks = { list: 'gallery', gallery: 'cards' } as const;

function sectionsOf(items: readonly SharedItem[]): GiftSection[] {
  const names = [...new Set(items.map(({ section }) => section))];
  let first = 0;
  return names.map((name) => {
    const own = items.filter(({ section }) => section === name);
    const section = { name, items: own, first };
    first += own.length;
    return section;
  });
}

interface Props extends GiftActions {
  readonly items: readonly SharedItem[];
  readonly bySection: boolean;
  readonly look: Look;
  readonly changes: RecentChanges;
  readonly ribbons: ReadonlySet<string>;
  readonly partOf: (item: SharedItem) => number | undefined;
}

export function GiftRows({ items, bySection, look, changes, ribbons, partOf, ...actions }: Props) {
  const sections = bySection ? sectionsOf(items) : [];
  if (sections.every(({ name }) => name === null))
    return (
      <ItemList label="Registry Items" look={listLooks[look]}>
        {items.map((item, position) => (
          <GiftRow
            key={item.id}
            item={item}
            isFirst={isOnFirstScreen(position)}
            changedNow={changes.has(item.id)}
            ribbonNow={ribbons.has(item.id)}
            part={partOf(item)}
            {...actions}
          />
        ))}
      </ItemList>
    );
  return sections.map(({ name, items: own, first }) => (
    <Stack key={name ?? ''} gap={3}>
      <h3 className={styles.section}>{name ?? 'Other gifts'}</h3>
      <ItemList label={name ?? 'Other gifts'} look={listLooks[look]}>
        {own.map((item, index) => (
          <GiftRow
            key={item.id}
            item={item}
            isFirst={isOnFirstScreen(first + index)}
            headingLevel={4}
            changedNow={changes.has(item.id)}
            ribbonNow={ribbons.has(item.id)}
            part={partOf(item)}
            {...actions}
          />
        ))}
      </ItemList>
    </Stack>
  ));
}
