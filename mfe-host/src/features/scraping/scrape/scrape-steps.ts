import type { ScrapeStep } from '@gift-registry/bff-contract';

interface ScrapeProgressStep {
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

export function scrapeProgressSteps(
  step: ScrapeStep,
  neededBrowser: boolean,
): ScrapeProgressStep[] {
  const taken = order.filter((name) => name !== 'rendering' || neededBrowser);
  const current = Math.max(
    0,
    taken.findIndex((known) => known === step),
  );
  return taken
    .slice(0, current + 1)
    .map((name, index) => ({ text: texts[name], state: index < current ? 'done' : 'current' }));
}
