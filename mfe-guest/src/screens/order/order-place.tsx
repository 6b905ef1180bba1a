import {
  formatEventDate,
  type GuestOrder,
  formatPaise,
  pictureSources,
  plural,
} from '@gift-registry/bff-contract';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { moneySums } from './order-status.ts';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

type Fact = readonly [term: string, value: ReactNode];

interface Props {
  readonly facts: readonly Fact[];
  /** `sums`: amounts below each other at the end of the line. Default `text`. */
  readonly layout?: 'text' | 'sums';
}

export function Facts({ facts, layout = 'text' }: Props) {
  return (
    <dl className={styles.facts} data-layout={layout}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type Address = NonNullable<GuestOrder['address']>;

const addressLines = ({ name, line1, line2, city, state, pinCode, phone }: Address): string =>
  [name, line1, line2, `${city}, ${state} ${pinCode}`, `+91 ${phone}`].filter(Boolean).join('\n');

function placeOf({ shipTo, address, destination, pickUp }: GuestOrder): string {
  if (shipTo === 'pick-up')
    return pickUp
      ? `${pickUp.name}\n${pickUp.address}\nOpen: ${pickUp.hours}`
      : 'You pick it up from us. We write to you where.';
  if (shipTo === 'guest') return address ? addressLines(address) : (destination ?? 'To you');
  const city = destination === null ? '' : ` in ${destination}`;
  return `To the host${city}. We have the full address; it stays between the host and us.`;
}

export function OrderPlace({ order }: { readonly order: GuestOrder }) {
  const { state, shipTo, wantedDay, message, guestName } = order;
  return (
    <Section title={state === 'cancelled' ? 'Where it would have gone' : 'Where it goes'}>
      <Facts
        facts={[
          [shipTo === 'pick-up' ? 'Pick-up' : 'Deliver to', placeOf(order)],
          [
            shipTo === 'pick-up' ? 'Pick-up day' : 'Delivery day',
            wantedDay && formatEventDate(wantedDay),
          ],
          ['From', guestName],
          ['Message on the slip', message],
        ]}
      />
    </Section>
  );
}

export function OrderGifts({ order }: { readonly order: GuestOrder }) {
  const { lines } = order;
  return (
    <Section title={plural(lines.length, 'Your gift', 'Your gifts')}>
      <ItemList>
        {lines.map(({ productName, imageUrl, quantity, cancelled, unitPaise }, index) => (
          <ItemRow
            // Two lines may have the same name, and none changes.
            key={index}
            name={productName}
            imageUrl={imageUrl}
            imageSources={pictureSources(imageUrl)}
            imageFirst={index === 0}
            quantity={quantity}
            price={formatPaise(unitPaise)}
            note={cancelled > 0 ? `${cancelled} refunded` : undefined}
            total={quantity > 1 ? formatPaise(unitPaise * quantity) : undefined}
          />
        ))}
      </ItemList>
      <Facts
        layout="sums"
        facts={moneySums(order).map(([name, paise]) => [name, formatPaise(paise)])}
      />
    </Section>
  );
}
