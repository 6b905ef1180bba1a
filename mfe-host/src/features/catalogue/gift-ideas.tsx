import type { Occasion, RegistryItem } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { Checklist } from './checklist.tsx';
import { StarterLists } from './starter-lists.tsx';

export interface GiftIdeasProps {
  /** null adds to no registry yet; undefined while the registry loads. */
  readonly registryId: string | null | undefined;
  readonly occasion: Occasion;
  readonly items: readonly RegistryItem[];
  readonly onAdded?: () => void;
  readonly onCategory?: (categoryId: string) => void;
}

export function GiftIdeas({ registryId, occasion, items, onAdded, onCategory }: GiftIdeasProps) {
  const isEmpty = items.length === 0;
  const checklist = <Checklist occasion={occasion} items={items} onCategory={onCategory} />;
  // An empty registry gains most from a starter list.
  return (
    <Stack gap={6}>
      {!isEmpty && checklist}
      <StarterLists registryId={registryId} occasion={occasion} onAdded={onAdded} />
      {isEmpty && checklist}
    </Stack>
  );
}
