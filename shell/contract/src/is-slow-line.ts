const SLOW_MEGABITS = 2;

/** True where the browser reports a slow line or a wish to save data; browsers without such a report count as fast. */
export function isSlowLine(browser: object = navigator): boolean {
  if (!('connection' in browser)) return false;
  const { connection } = browser;
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData === true) return true;
  return (
    'downlink' in connection &&
    typeof connection.downlink === 'number' &&
    connection.downlink < SLOW_MEGABITS
  );
}
