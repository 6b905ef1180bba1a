import {
  formatPrice,
  plural,
  type PriceChoice,
  type PricePlace,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useId } from 'react';
import styles from './details-form.module.css';

interface Props {
  readonly choices: readonly PriceChoice[];
  readonly currency: string;
  readonly onChoose: (choice: PriceChoice) => void;
}

const placeTexts: Readonly<Record<PricePlace, string>> = {
  'beside-button': 'shown beside the button',
  shown: 'shown on the page',
  data: 'in the page’s data',
  scripts: 'in the page’s scripts',
};

/** Prices on the page when none is certain. Guests see none until the host chooses. */
export function PriceChoices({ choices, currency, onChoose }: Props) {
  const id = useId();
  return (
    <Stack role="group" aria-label="Prices on the page" gap={2} className={styles.reading}>
      {plural(choices.length, 'Is it this one?', 'Which one is it?')}
      {choices.map((choice, index) => (
        <div key={choice.amount} className={styles.choice}>
          <Button size="sm" aria-describedby={`${id}-${index}`} onClick={() => onChoose(choice)}>
            {formatPrice(choice.amount, choice.currency ?? currency)}
          </Button>
          <span id={`${id}-${index}`}>{placeTexts[choice.place]}</span>
        </div>
      ))}
    </Stack>
  );
}
