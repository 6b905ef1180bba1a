import { formatEventDate } from '@gift-registry/bff-contract';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { countdownEverywhere, countdownText } from './countdown-text.ts';

/** The days to go in the viewer's time zone. The server doesn't know the zone and shows the date while the days depend on it. */
export function useCountdown(date: string): string {
  return useScriptsRun()
    ? countdownText(date)
    : (countdownEverywhere(date) ?? formatEventDate(date));
}
