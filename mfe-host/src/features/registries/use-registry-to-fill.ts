import { useSession } from '@gift-registry/shell-contract';
import { useIsHost } from '../accounts/use-is-host.ts';
import { useSelectedRegistry } from './use-selected-registry.ts';

/** `registryId` is null when there is none yet, also for signed-out visitors, and undefined while it loads. */
export function useRegistryToFill() {
  const { status } = useSession().state;
  const isHost = useIsHost();
  const registry = useSelectedRegistry();
  const none = registry.data === null || (status !== 'loading' && !isHost);
  return { registry, registryId: none ? null : registry.data?.id };
}
