import { errorMessages } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

interface Props<ComponentProps> {
  /** Loads the component; must keep its identity. */
  readonly load: () => Promise<ComponentType<ComponentProps>>;
  readonly wanted: boolean;
  readonly props: ComponentProps;
}

const idleMilliseconds = 2000;

/**
 * A component that the first paint does without: its code is fetched when it is first wanted, or soon after the page
 * has settled. On a network that fails, the person is told and the page stays as it is.
 */
export function LoadedLate<ComponentProps extends object>(late: Props<ComponentProps>) {
  const { load, wanted, props } = late;
  const showToast = useToast();
  const [Component, setComponent] = useState<ComponentType<ComponentProps>>();

  useEffect(() => {
    if (Component) return;
    const fetchIt = () => load().then((loaded) => setComponent(() => loaded));
    if (wanted) {
      fetchIt().catch(() =>
        showToast({ type: 'error', title: 'Connection Error', description: errorMessages.network }),
      );
      return;
    }
    const idle = setTimeout(() => void fetchIt().catch(() => undefined), idleMilliseconds);
    return () => clearTimeout(idle);
  }, [Component, load, wanted, showToast]);

  return Component ? <Component {...props} /> : null;
}
