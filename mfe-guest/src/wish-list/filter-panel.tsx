import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useState } from 'react';
import type { GiftFilters as Filters } from '../gift-list/view/filter-and-sort.ts';
import { FilterForm } from '../gift-list/tools/filters/filter-form.tsx';
import { GiftFilters } from '../gift-list/tools/filters/gift-filters.tsx';
import type { FilteredGifts } from '../gift-list/view/use-filtered-gifts.ts';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';

export function FilterPanel({ view }: { readonly view: FilteredGifts }) {
  const [draft, setDraft] = useState<Filters>();
  // A typed price becomes part of the draft when its box is left, such as by pressing the button.
  const [isTyped, setTyped] = useState(false);
  const scriptsRun = useScriptsRun();
  if (!scriptsRun) return <FilterForm {...view} />;
  return (
    <Stack gap={5} onInput={() => setTyped(true)}>
      <GiftFilters
        filters={draft ?? view.filters}
        bounds={view.bounds}
        fallback={view.fallback}
        onChange={setDraft}
      />
      <Button disabled={!draft && !isTyped} onClick={() => draft && view.setFilters(draft)}>
        Apply Filter
      </Button>
    </Stack>
  );
}
