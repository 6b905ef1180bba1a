import { formatDay, formatPaise, type TeamOrder } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Section } from '../../features/team/section.tsx';
import { waitsForMoney, waitsForRefund } from './order-steps.tsx';
import styles from './sections.module.css';

interface Movement {
  readonly what: string;
  readonly sign: '' | '−';
}

const movements: Readonly<Record<string, Movement>> = {
  authorized: { what: 'Promised by the bank', sign: '' },
  captured: { what: 'Paid', sign: '' },
  failed: { what: 'Payment failed', sign: '' },
  refunded: { what: 'Refunded', sign: '−' },
  'refund-failed': { what: 'Refund failed', sign: '' },
  'refund-asked': { what: 'Refund asked for', sign: '' },
};

interface LedgerEntry {
  readonly at: string;
  readonly what: string;
  readonly reference: string;
  readonly amount: string;
}

const ledgerOf = (history: TeamOrder['history']): readonly LedgerEntry[] =>
  history.flatMap(({ action, by, why, paise, at }) => {
    const movement = movements[action];
    if (!movement || paise === null) return [];
    return [
      {
        at,
        what: movement.what,
        reference: by === 'provider' ? why : '',
        amount: `${movement.sign}${formatPaise(paise)}`,
      },
    ];
  });

interface Props {
  readonly order: TeamOrder;
  readonly onBook: () => void;
  readonly onRefund: () => void;
}

const ways: Readonly<Record<string, string>> = {
  manual: 'By hand, as the instructions say',
  razorpay: 'Razorpay',
  demo: 'Demo payments: no real money',
};

function factsOf(order: TeamOrder): readonly (readonly [name: string, paise: number])[] {
  const { totalPaise, paidPaise, refundedPaise, refundDuePaise, refundablePaise } = order;
  const { missingPaise } = order;
  const underWay = paidPaise - refundedPaise - refundablePaise;
  return [
    ['Total', totalPaise],
    ['Paid', paidPaise],
    ...(missingPaise > 0 ? [['Missing', missingPaise] as const] : []),
    ...(refundedPaise > 0 ? [['Refunded', refundedPaise] as const] : []),
    ...(underWay > 0 ? [['Refund under way', underWay] as const] : []),
    ...(refundDuePaise ? [['To give back by hand', refundDuePaise] as const] : []),
    ...(refundablePaise > (refundDuePaise ?? 0)
      ? [['Can be given back', refundablePaise] as const]
      : []),
  ];
}

function Ledger({ order }: { readonly order: TeamOrder }) {
  const entries = ledgerOf(order.history);
  if (entries.length === 0) return null;
  return (
    <table className={styles.ledger} aria-label="Movements of money">
      <tbody>
        {entries.map(({ at, what, reference, amount }) => (
          <tr key={`${at}-${what}-${amount}`}>
            <th scope="row">
              {what}
              {reference && <span className={styles.soft}>{reference}</span>}
            </th>
            <td className={styles.soft}>
              <time dateTime={at}>{formatDay(at)}</time>
            </td>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OrderMoney({ order, onBook, onRefund }: Props) {
  const { payment, actions } = order;
  const books = actions.includes('book-payment') && !waitsForMoney(order);
  const refunds = actions.includes('refund') && !waitsForRefund(order);
  return (
    <Section title="Money">
      <dl className={styles.sums}>
        {factsOf(order).map(([name, paise]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>{ways[payment] ?? payment}</p>
      <Ledger order={order} />
      {(books || refunds) && (
        <Cluster>
          {books && (
            <Button size="sm" onClick={onBook}>
              Book a payment
            </Button>
          )}
          {refunds && (
            <Button size="sm" onClick={onRefund}>
              Give money back
            </Button>
          )}
        </Cluster>
      )}
    </Section>
  );
}
