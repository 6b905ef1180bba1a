import {
  formatClock,
  formatDay,
  formatIndianTime,
  formatTime,
  indianTimeZone,
} from '@gift-registry/bff-contract';
import { useScriptsRun } from './scripts.tsx';

/** Formats a time in the viewer's zone. The server doesn't know the zone, so it writes the time in India and says so. */
export function useFormatTime(): (time: string) => string {
  const scriptsRun = useScriptsRun();
  return (time) => (scriptsRun ? formatTime(time) : formatIndianTime(time));
}

export function useFormatClock(): (time: string) => string {
  const scriptsRun = useScriptsRun();
  return (time) => (scriptsRun ? formatClock(time) : `${formatClock(time, indianTimeZone)} IST`);
}

export function useFormatDay(): (time: string) => string {
  const scriptsRun = useScriptsRun();
  return (time) => formatDay(time, scriptsRun ? undefined : indianTimeZone);
}
