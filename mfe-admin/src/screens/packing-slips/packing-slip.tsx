import { readDocumentSettings, type PackingSlip } from '@gift-registry/bff-contract';
import { addressLines, deliveryFacts } from '../../features/orders/delivery-facts.ts';
import styles from './packing-slips.module.css';

export type SlipLayout = 'four' | 'one';

const QUARTER_LINES = 16;
const LETTERS_IN_LINE = 40;

const linesOf = (text: string): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_IN_LINE)), 0);

function isLong({ lines, message, deliveryInstructions, address }: PackingSlip): boolean {
  const gifts = lines.reduce((sum, { productName }) => sum + linesOf(productName), 0);
  const delivery = address
    ? 4 +
      linesOf(address.line1) +
      linesOf(address.line2 ?? '') +
      linesOf(deliveryInstructions ?? '')
    : 1;
  return gifts + linesOf(message ?? '') + delivery > QUARTER_LINES;
}

interface Sheet {
  readonly layout: SlipLayout;
  readonly slips: readonly PackingSlip[];
}

const wholePage = (slip: PackingSlip): Sheet => ({ layout: 'one', slips: [slip] });

export function sheetsOf(slips: readonly PackingSlip[], layout: SlipLayout): readonly Sheet[] {
  if (layout === 'one') return slips.map(wholePage);
  const short = slips.filter((slip) => !isLong(slip));
  const quarters = short.flatMap((_, index): Sheet[] =>
    index % 4 === 0 ? [{ layout, slips: short.slice(index, index + 4) }] : [],
  );
  return [...quarters, ...slips.filter(isLong).map(wholePage)];
}

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
