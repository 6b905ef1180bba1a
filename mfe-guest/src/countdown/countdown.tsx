import { formatEventDate } from '@gift-registry/bff-contract';
import print from '../print/print.module.css';
import { useCountdown, type Counted } from './use-countdown.ts';

/** The days to go; on paper, where they would soon be wrong, the date. */
export function Countdown({ registry }: { readonly registry: Counted }) {
  const text = useCountdown(registry);
  const day = formatEventDate(registry.eventDate);
  if (text === day) return day;
  return (
    <>
      <span className={print.screenOnly}>{text}</span>
      <span className={print.paperOnly}>{day}</span>
    </>
  );
}
