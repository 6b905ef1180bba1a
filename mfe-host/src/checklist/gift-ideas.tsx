import type { Occasion, RegistryItem } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { Checklist } from './checklist.tsx';
import { StarterLists } from './starter-lists.tsx';

export interface GiftIdeasProps {
  /** null adds to no registry yet; undefined while the registry loads. */
  readonly registryId: string | null | undefined;
  readonly occasion: Occasion;
  readonly items: readonly RegistryItem[];
  /** Called after a starter list was added. */
  readonly onAdded?: () => void;
  /** Shows a category on this page. Default: the topics link to the catalogue. */
  readonly onCategory?: (categoryId: string) => void;
}

/** The checklist of an occasion and its starter lists, for /products and empty registries. */
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
