import { formatRupees, type GiftTotals as Totals } from '@gift-registry/bff-contract';
import styles from './gift-totals.module.css';

export function GiftTotals({ totals }: { readonly totals: Totals }) {
  const { gifts, units, promised, paid, received, toThank } = totals;
  const facts = [
    ['Gifts', String(gifts)],
    ['Pieces', String(units)],
    ['Promised', formatRupees(promised)],
    ['Paid', formatRupees(paid)],
    ['Received', formatRupees(received)],
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
