import { readDocumentSettings, type PackingSlip } from '@gift-registry/bff-contract';
import { addressLines, deliveryFacts } from '../../features/orders/delivery-facts.ts';
import styles from './packing-slips.module.css';

interface Props {
  readonly slip: PackingSlip;
}

const withoutAddress = (shipTo: PackingSlip['shipTo']): string =>
  shipTo === 'pick-up' ? 'The giver picks it up.' : 'NO ADDRESS YET: please ask the host.';

function Destination({ slip }: Props) {
  const { address, shipTo } = slip;
  return (
    <div>
      <h3 className={styles.label}>To</h3>
      {address ? (
        <address className={styles.address}>
          {addressLines(address).map((line, index) => (
            <span key={`${index}-${line}`}>{line}</span>
          ))}
        </address>
      ) : (
        <p>{withoutAddress(shipTo)}</p>
      )}
      {deliveryFacts(slip).map(({ name, line }) => (
        <p key={name} className={styles.small}>
          {line}
        </p>
      ))}
    </div>
  );
}

export function Slip({ slip }: Props) {
  const { number, registryName, guestName, message, lines } = slip;
  return (
    <article className={styles.slip} aria-label={number}>
      <header className={styles.head}>
        <span className={styles.brand}>{readDocumentSettings().brand}</span>
        <h2 className={styles.number}>{number}</h2>
      </header>
      <Destination slip={slip} />
      <ul className={styles.gifts}>
        {lines.map(({ productName, quantity }) => (
          <li key={productName}>
            <span className={styles.box} aria-hidden="true" />
            <span className={styles.quantity}>{quantity} ×</span>
            <span>{productName}</span>
          </li>
        ))}
      </ul>
      <div className={styles.card}>
        {message && <blockquote className={styles.message}>{message}</blockquote>}
        <p>
          From {guestName}
          {registryName && `, for ${registryName}`}
        </p>
      </div>
    </article>
  );
}
