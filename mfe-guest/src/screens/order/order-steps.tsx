import { formatPaise, type GuestOrder } from '@gift-registry/bff-contract';
import { Section } from '@gift-registry/design-system/layout';
import { useFormatTime } from '../../features/platform/use-format-instant.ts';
import { deliveredWords } from './order-status.ts';
import styles from './order-steps.module.css';

type Step = GuestOrder['steps'][number];

function stepText({ step, paise }: Step, { shipTo, parcels }: GuestOrder): string | undefined {
  const amount = paise === null ? '' : ` ${formatPaise(paise)}`;
  switch (step) {
    case 'placed':
      return 'Ordered';
    case 'paid':
      return `Paid${amount}`;
    case 'packed':
      return 'Packed';
    case 'shipped':
      return parcels.length === 1 ? `Sent with ${parcels[0]?.carrier}` : 'Sent';
    case 'delivered':
      return deliveredWords[shipTo];
    case 'returned':
      return 'Came back to us';
    case 'cancelled':
      return 'Cancelled';
    case 'refunded':
      return `Refunded${amount}`;
    default:
      return undefined;
  }
}

export function OrderSteps({ order }: { readonly order: GuestOrder }) {
  const formatTime = useFormatTime();
  return (
    <Section title="What happened so far">
      <ol>
        {order.steps.map((step, index) => {
          const text = stepText(step, order);
          return (
            text && (
              <li key={index} className={styles.step}>
                <span className={styles.name}>{text}</span>
                <time dateTime={step.at} className={styles.time}>
                  {formatTime(step.at)}
                </time>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}
