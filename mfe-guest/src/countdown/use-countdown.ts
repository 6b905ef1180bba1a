import {
  countdownEverywhere,
  countdownText,
  formatEventDate,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';

export type Counted = Pick<SharedRegistry, 'eventDate' | 'completed' | 'giftsPaused'>;

/** The server doesn't know the viewer's zone, and shows the date while the days depend on it. */
export function useCountdown({ eventDate, completed, giftsPaused }: Counted): string {
  const scriptsRun = useScriptsRun();
  if (completed || giftsPaused) return formatEventDate(eventDate);
  return scriptsRun
    ? countdownText(eventDate)
    : (countdownEverywhere(eventDate) ?? formatEventDate(eventDate));
}
