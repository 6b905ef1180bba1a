import { formatPaise, type GuestOrder } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import styles from './payment-by-hand.module.css';

interface Props {
  readonly order: GuestOrder;
  readonly instructions: string;
}

export function PaymentByHand({ order, instructions }: Props) {
  return (
    <Card as="section" tone="accent" aria-labelledby="pay-by-hand">
      <Stack gap={3}>
        <h2 id="pay-by-hand" className={styles.title}>
          How to pay {formatPaise(order.totalPaise)}
        </h2>
        <p className={styles.words}>{instructions}</p>
        <p>
          When you pay, please name your order:{' '}
          <strong className={styles.number}>{order.number}</strong>
        </p>
      </Stack>
    </Card>
  );
}
