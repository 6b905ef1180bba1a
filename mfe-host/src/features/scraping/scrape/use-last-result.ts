import type { ScrapeStatus } from '@gift-registry/bff-contract';
import { useState } from 'react';
import { isFinal } from '@gift-registry/bff-contract';

/** The result of a scrape. It stays when the session ends, after which the scrape can't be read again. */
export function useLastResult(
  scrapeId: string | null,
  status: ScrapeStatus | undefined,
): ScrapeStatus | undefined {
  const [last, setLast] = useState<ScrapeStatus>();
  const ended = status && isFinal(status.step) ? status : undefined;
  if (ended && ended !== last) setLast(ended);
  return ended ?? (last?.id === scrapeId && !status ? last : undefined);
}
