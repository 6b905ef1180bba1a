import type { SharedItem } from '@gift-registry/bff-contract';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { giftWords } from './gift-words.ts';
import type { RecentChanges } from './use-recent-changes.ts';

interface Props {
  readonly items: readonly SharedItem[];
  readonly changes: RecentChanges;
}

const message = (item: SharedItem): string => {
  const { label, unavailable } = giftWords(item);
  return [`${item.name}: ${label}`, unavailable].filter(Boolean).join('. ');
};

export function ChangeAnnouncement({ items, changes }: Props) {
  return (
    <VisuallyHidden role="status">
      {items
        .filter(({ id }) => changes.has(id))
        .map((item) => (
          <span key={item.id}>{message(item)}</span>
        ))}
    </VisuallyHidden>
  );
}
