import { formatEventDate } from '@gift-registry/bff-contract';
import print from '../print/print.module.css';
import { useCountdown } from './use-countdown.ts';

/** The days to go; on paper, where they would soon be wrong, the date. */
export function Countdown({ date }: { readonly date: string }) {
  const text = useCountdown(date);
  const day = formatEventDate(date);
  if (text === day) return day;
  return (
    <>
      <span className={print.screenOnly}>{text}</span>
      <span className={print.paperOnly}>{day}</span>
    </>
  );
}
