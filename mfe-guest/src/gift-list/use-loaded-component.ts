import { errorMessages } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';

type Loader<Props> = () => Promise<ComponentType<Props>>;

/**
 * Code that the first paint does without: fetched when the browser is idle, or when it is first wanted.
 * On a network that fails, the person is told and the page stays as it is. `load` must keep its identity.
 */
export function useLoadedComponent<Props>(load: Loader<Props>, wanted: boolean) {
  const showToast = useToast();
  const [Component, setComponent] = useState<ComponentType<Props>>();

  const fetchIt = useCallback(() => load().then((loaded) => setComponent(() => loaded)), [load]);

  useEffect(() => {
    const idle = setTimeout(() => void fetchIt().catch(() => undefined), 2000);
    return () => clearTimeout(idle);
  }, [fetchIt]);

  useEffect(() => {
    if (!wanted || Component) return;
    fetchIt().catch(() =>
      showToast({ type: 'error', title: 'Connection Error', description: errorMessages.network }),
    );
  }, [wanted, Component, fetchIt, showToast]);

  return Component;
}
