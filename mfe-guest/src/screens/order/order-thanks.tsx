import {
  joinSome,
  pictureSources,
  todayInIndia,
  type GuestOrder,
} from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { betweenDays, expectedDays } from '../../features/orders/expected-days.ts';
import styles from './order-view.module.css';

const isUnderWay = ({ state, parcel, paidPaise }: GuestOrder): boolean =>
  state === 'open' && paidPaise > 0 && (parcel === 'to-pack' || parcel === 'packed');

/** The days stand as long as the parcel is not sent, without a day that the guest chose. */
function arrivalOf({ shipTo, wantedDay, steps, createdAt }: GuestOrder): string | undefined {
  if (shipTo === 'pick-up' || wantedDay !== null) return undefined;
  const paidAt = steps.find(({ step }) => step === 'paid')?.at ?? createdAt;
  const days = expectedDays(todayInIndia(new Date(paidAt)));
  return `We expect it to arrive ${betweenDays(days)}.`;
}

/** The moment after paying: the giver, the gift and the days on which it comes. */
export function OrderThanks({ order }: { readonly order: GuestOrder }) {
  const [first, ...others] = order.lines;
  if (!first || !isUnderWay(order)) return null;
  const arrival = arrivalOf(order);
  return (
    <Card
      as="section"
      tone="accent"
      padding="sm"
      aria-labelledby="thanks"
      className={styles.thanks}
    >
      <LazyImage
        src={first.imageUrl}
        sources={pictureSources(first.imageUrl)}
        sizes="5rem"
        alt=""
        ratio="1 / 1"
        loading="eager"
        className={styles.picture}
      />
      <div>
        <h2 id="thanks" className={styles.title}>
          {order.guestName === '' ? 'Thank you!' : `Thank you, ${order.guestName}!`}
        </h2>
        <p>{`You give ${joinSome([first.productName], others.length)}.`}</p>
        {arrival && <p>{arrival}</p>}
      </div>
    </Card>
  );
}
