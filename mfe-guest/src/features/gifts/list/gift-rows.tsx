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
}

const listLooks = { list: 'gallery', gallery: 'cards' } as const;

/** Gifts in the sections of their host; one section without a name when the host made none. */
export function sectionsOf(items: readonly SharedItem[]): GiftSection[] {
  const names = [...new Set(items.map(({ section }) => section))];
  return names.map((name) => ({ name, items: items.filter(({ section }) => section === name) }));
}

interface Props extends GiftActions {
  readonly sections: readonly GiftSection[];
  readonly look: Look;
  readonly changes: RecentChanges;
  readonly ribbons: ReadonlySet<string>;
  readonly partOf: (item: SharedItem) => number | undefined;
}

export function GiftRows({ sections, look, changes, ribbons, partOf, ...actions }: Props) {
  const isWhole = sections.every(({ name }) => name === null);
  return sections.map(({ name, items }, place) => {
    const before = sections.slice(0, place).reduce((sum, each) => sum + each.items.length, 0);
    const title = isWhole ? 'Registry Items' : (name ?? 'Other gifts');
    const list = (
      <ItemList key={title} label={title} look={listLooks[look]}>
        {items.map((item, index) => (
          <GiftRow
            key={item.id}
            item={item}
            isFirst={isOnFirstScreen(before + index)}
            headingLevel={isWhole ? 3 : 4}
            changedNow={changes.has(item.id)}
            ribbonNow={ribbons.has(item.id)}
            part={partOf(item)}
            {...actions}
          />
        ))}
      </ItemList>
    );
    if (isWhole) return list;
    return (
      <Stack key={title} gap={3}>
        <h3 className={styles.section}>{title}</h3>
        {list}
      </Stack>
    );
  });
}
