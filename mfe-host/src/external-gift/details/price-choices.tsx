import { formatPrice, plural, type ScrapedProduct } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import styles from './details-form.module.css';

type Choice = NonNullable<ScrapedProduct['priceChoices']>[number];

interface Props {
  readonly choices: readonly Choice[];
  readonly currency: string;
  readonly onChoose: (choice: Choice) => void;
}

/** Prices that the page shows, when none is likely enough to be filled in. */
export function PriceChoices({ choices, currency, onChoose }: Props) {
  return (
    <Cluster role="group" aria-label="Prices on the page" className={styles.reading}>
      {plural(choices.length, 'Is it this one?', 'Which one is it?')}
      {choices.map((choice) => (
        <Button key={choice.amount} size="sm" onClick={() => onChoose(choice)}>
          {formatPrice(choice.amount, choice.currency ?? currency)}
        </Button>
      ))}
    </Cluster>
  );
}
