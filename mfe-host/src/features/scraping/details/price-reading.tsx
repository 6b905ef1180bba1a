import { formatPrice, fromPaise, readAmount } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import styles from './details-form.module.css';

interface Props {
  readonly id: string;
  readonly price: string | number | null;
  readonly currency: string;
  readonly onChoose: (price: string) => void;
}

export function PriceReading({ id, price, currency, onChoose }: Props) {
  const reading = typeof price === 'string' ? readAmount(price) : undefined;
  const show = (paise: number) => formatPrice(fromPaise(paise), currency);
  return (
    <div id={id} role="status" className={styles.reading}>
      {reading?.kind === 'amount' && `Guests see: ${show(reading.paise)}`}
      {reading?.kind === 'ambiguous' && (
        <Cluster>
          Which price do you mean?
          {reading.paise.map((paise) => (
            <Button key={paise} size="sm" onClick={() => onChoose(fromPaise(paise).toFixed(2))}>
              {show(paise)}
            </Button>
          ))}
        </Cluster>
      )}
    </div>
  );
}
