import {
  formatDay,
  formatPaise,
  indianTimeZone,
  type GuestOrder,
} from '@gift-registry/bff-contract';
import { moneySums } from './order-status.ts';
import styles from './receipt.module.css';

/** The payment on one sheet of paper, below the brand of the header; screens don’t show it. It claims no tax. */
export function Receipt({ order }: { readonly order: GuestOrder }) {
  const { number, guestName, registryName, lines, steps, createdAt } = order;
  const paidAt = steps.find(({ step }) => step === 'paid')?.at ?? createdAt;
  return (
    <article className={styles.receipt}>
      <h2 className={styles.title}>Receipt</h2>
      <dl className={styles.facts}>
        <dt>Order</dt>
        <dd>{number}</dd>
        <dt>Date</dt>
        <dd>{formatDay(paidAt, indianTimeZone)}</dd>
        {guestName !== '' && (
          <>
            <dt>Received from</dt>
            <dd>{guestName}</dd>
          </>
        )}
        {registryName !== null && (
          <>
            <dt>For</dt>
            <dd>{registryName}</dd>
          </>
        )}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Gift</th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productName, unitPaise, quantity }, index) => (
            <tr key={index}>
              <th scope="row">{productName}</th>
              <td>{formatPaise(unitPaise)}</td>
              <td>{quantity}</td>
              <td>{formatPaise(unitPaise * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {moneySums(order).map(([name, paise]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{formatPaise(paise)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className={styles.note}>Delivery in India is in the price. This is no tax invoice.</p>
    </article>
  );
}
