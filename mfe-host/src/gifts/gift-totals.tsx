import type { GiftTotals as Totals } from '@gift-registry/bff-contract';
import { formatPrice } from '@gift-registry/design-system/price';
import styles from './gift-totals.module.css';

const rupees = (amount: number): string => (amount === 0 ? '₹0' : formatPrice(amount));

/** Sums over all gifts of the view. */
export function GiftTotals({ totals }: { readonly totals: Totals }) {
  const { gifts, units, promised, received, toThank } = totals;
  const facts = [
    ['Gifts', String(gifts)],
    ['Pieces', String(units)],
    ['Promised', rupees(promised)],
    ['Received', rupees(received)],
    ['To thank', String(toThank)],
  ] as const;
  return (
    <dl className={styles.totals} aria-label="Totals">
      {facts.map(([term, value]) => (
        <div key={term} className={styles.total}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
