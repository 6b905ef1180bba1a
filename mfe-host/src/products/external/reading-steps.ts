import type { ScrapeStep } from '@gift-registry/bff-contract';

export interface ReadingStep {
  readonly text: string;
  readonly state: 'done' | 'current';
}

const texts = {
  fetching: 'Fetching the page…',
  reading: 'Reading the details…',
  rendering: 'Opening it in a browser…',
  picturing: 'Saving the pictures…',
} as const;

const order = ['fetching', 'reading', 'rendering', 'picturing'] as const;

/**
 * What has been tried so far, the current step last; waiting in the queue looks like the first step. Few pages need the
 * browser.
 */
export function readingSteps(step: ScrapeStep, neededBrowser: boolean): ReadingStep[] {
  const taken = order.filter((name) => name !== 'rendering' || neededBrowser);
  const current = Math.max(
    0,
    taken.findIndex((known) => known === step),
  );
  return taken
    .slice(0, current + 1)
    .map((name, index) => ({ text: texts[name], state: index < current ? 'done' : 'current' }));
}

export const isFinal = (step: ScrapeStep): boolean => step === 'done' || step === 'failed';
