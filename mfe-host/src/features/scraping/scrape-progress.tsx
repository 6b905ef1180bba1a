import type { ScrapeStep } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import { useState } from 'react';
import styles from './scrape-progress.module.css';

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

interface Props {
  readonly url: string;
  readonly step: ScrapeStep;
  readonly onByHand: () => void;
}

export function ScrapeProgress({ url, step, onByHand }: Props) {
  const [neededBrowser, setNeededBrowser] = useState(false);
  if (step === 'rendering' && !neededBrowser) setNeededBrowser(true);
  return (
    <Stack>
      <p className={styles.address}>{url}</p>
      <div role="status">
        <ol className={styles.steps}>
          {scrapeProgressSteps(step, neededBrowser).map(({ text, state }) => (
            <li key={text} className={styles.step} data-state={state}>
              {state === 'done' ? <CheckIcon /> : <Spinner size="sm" />}
              {text}
            </li>
          ))}
        </ol>
      </div>
      <Cluster>
        <Button variant="quiet" onClick={onByHand}>
          Fill in by hand instead
        </Button>
      </Cluster>
    </Stack>
  );
}
