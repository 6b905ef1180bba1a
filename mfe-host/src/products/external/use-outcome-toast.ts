import type { ScrapeOutcome } from '@gift-registry/bff-contract';
import { useNotify } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { nothingExtracted, outcomeTexts } from './outcome-texts.ts';

/** Says once that a page gave nothing. */
export function useOutcomeToast(outcome: ScrapeOutcome | undefined): void {
  const notify = useNotify();
  const title = outcome && outcomeTexts[outcome].toast;
  useEffect(() => {
    if (title) notify({ type: 'error', title, description: nothingExtracted });
  }, [title, notify]);
}
