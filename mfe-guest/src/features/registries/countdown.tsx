import {
  countdownEverywhere,
  countdownText,
  formatEventDate,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import print from '../platform/print.module.css';
import { useScriptsRun } from '../platform/scripts.tsx';

type Counted = Pick<SharedRegistry, 'eventDate' | 'completed' | 'giftsPaused'>;

/** The server doesn't know the viewer's zone, and shows the date while the days depend on it. */
function useCountdown({ eventDate, completed, giftsPaused }: Counted): string {
  const scriptsRun = useScriptsRun();
  if (completed || giftsPaused) return formatEventDate(eventDate);
  return scriptsRun
    ? countdownText(eventDate)
    : (countdownEverywhere(eventDate) ?? formatEventDate(eventDate));
}

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
