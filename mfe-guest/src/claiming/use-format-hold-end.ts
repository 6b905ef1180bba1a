import { useScriptsRun } from '../scripts/use-scripts-run.ts';

const style = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Formats a time in the viewer's zone. The server doesn't know the zone, so it writes the time in India and says so. */
export function useFormatHoldEnd(): (time: string) => string {
  const scriptsRun = useScriptsRun();
  return (time) =>
    scriptsRun
      ? new Date(time).toLocaleString('en-IN', style)
      : `${new Date(time).toLocaleString('en-IN', { ...style, timeZone: 'Asia/Kolkata' })} IST`;
}
