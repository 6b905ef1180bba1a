import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { isSlowLine } from './is-slow-line.ts';
import { useToast, type Toast } from './toast.ts';

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
