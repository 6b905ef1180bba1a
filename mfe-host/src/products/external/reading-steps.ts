import type { ScrapeStep } from '@gift-registry/bff-contract';

export interface ReadingStep {
  readonly text: string;
  readonly state: 'done' | 'current';
}

const texts = {
  fetching: 'Fetching the page…',
  reading: 'Reading the details…',
  rendering: 'Opening it in a browser…',
} as const;

const order = ['fetching', 'reading', 'rendering'] as const;

/** What has been tried so far, the current step last; waiting in the queue looks like the first step. */
export function readingSteps(step: ScrapeStep): ReadingStep[] {
  const current = Math.max(
    0,
    order.findIndex((known) => known === step),
  );
  return order
    .slice(0, current + 1)
    .map((name, index) => ({ text: texts[name], state: index < current ? 'done' : 'current' }));
}

export const isFinal = (step: ScrapeStep): boolean => step === 'done' || step === 'failed';
