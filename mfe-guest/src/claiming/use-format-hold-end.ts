import { useScriptsRun } from '../scripts/use-scripts-run.ts';

const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
const inViewersZone = new Intl.DateTimeFormat('en-IN', format);
const inIndia = new Intl.DateTimeFormat('en-IN', { ...format, timeZone: 'Asia/Kolkata' });

/** Formats a time in the viewer's zone. The server doesn't know the zone, so it writes the time in India and says so. */
export function useFormatHoldEnd(): (time: string) => string {
  const scriptsRun = useScriptsRun();
  return (time) =>
    scriptsRun ? inViewersZone.format(new Date(time)) : `${inIndia.format(new Date(time))} IST`;
}
