import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useToast, type Toast } from './toast.ts';

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

const idleMilliseconds = 2000;

const connectionError: Toast = {
  type: 'error',
  title: 'Connection Error',
  description: 'Network error occurred. Please check your connection and try again.',
};

/**
 * Lazy-loads a component that the first paint does not need: when `wanted`, or after the page has been idle for two
 * seconds; a slow line carries only what is wanted. Undefined until it is loaded. When it is wanted and loading fails, a
 * toast says so, the page stays, and `onFailure` should end the wish, so that the next press loads it again. `load` must
 * keep its identity.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const showToast = useToast();
  const [Component, setComponent] = useState<ComponentType<Props>>();

  const reportFailure = useEffectEvent(() => {
    showToast(connectionError);
    onFailure?.();
  });

  useEffect(() => {
    if (Component) return undefined;
    const startLoading = (onError: () => void) =>
      void load().then((loaded) => setComponent(() => loaded), onError);
    if (wanted) {
      let isWanted = true;
      startLoading(() => {
        if (isWanted) reportFailure();
      });
      return () => {
        isWanted = false;
      };
    }
    if (isSlowLine()) return undefined;
    const idle = setTimeout(() => startLoading(() => {}), idleMilliseconds);
    return () => clearTimeout(idle);
  }, [Component, load, wanted]);

  return Component;
}
