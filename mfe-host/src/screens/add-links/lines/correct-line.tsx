import type { PageListLine, RegistryItem } from '@gift-registry/bff-contract';
import { addPageListLine } from '@gift-registry/bff-contract';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useApi } from '../../../api.ts';
import { QueryFailure } from '../../../features/platform/failure/query-failure.tsx';
import { DetailsForm } from '../../../features/scraping/details/details-form.tsx';
import type { DetailsDraft } from '../../../features/scraping/external-draft-storage.ts';
import { useScrape } from '../../../features/scraping/scrape/use-scrape.ts';
import { useState } from 'react';
import { correctionOf } from './corrections.ts';

interface Props {
  readonly line: PageListLine;
  readonly registryId: string | null | undefined;
  readonly onChange: (correction: DetailsDraft) => void;
  readonly onAdded: (item: RegistryItem, quantity: number) => void;
  readonly onCancel: () => void;
}

export function CorrectLine({ line, registryId, onChange, onAdded, onCancel }: Props) {
  const api = useApi();
  const [draft] = useState(() => correctionOf(line.id));
  const scrape = useScrape(line.found ? line.scrape.id : null);
  if (line.found && scrape.isError)
    return (
      <QueryFailure query={scrape} title="Could not extract product information from this URL" />
    );
  if (line.found && !scrape.data) return <Skeleton lines={6} />;
  return (
    <DetailsForm
      registryId={registryId}
      url={line.url}
      suggestedName=""
      scraped={scrape.data?.product ?? null}
      draft={draft}
      onDraftChange={onChange}
      send={(body) => api(addPageListLine, { params: { lineId: line.id }, body })}
      onAdded={onAdded}
      onCancel={onCancel}
    />
  );
}
