import { getRegistry, listRegistries, getCurrentRegistry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { useIsHost } from '../accounts/use-is-host.ts';
import { useRegistryIdInQuery } from './registry-path.ts';
import { useSession } from '@gift-registry/shell-contract';

export const registryKeys = {
  all: ['registries'],
  list: ['registries', 'list'],
  draft: ['registries', 'draft'],
  current: ['registries', 'current'],
  one: (registryId: string) => ['registries', registryId],
  /** `null`: items that belong to no registry yet. */
  items: (registryId: string | null) => ['registries', registryId ?? 'unattached', 'items'],
  share: (registryId: string) => ['registries', registryId, 'share'],
  questions: (registryId: string) => ['registries', registryId, 'questions'],
} as const;

export const itemMutationKey = ['registries', 'item-mutation'] as const;

export function useRegistry(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.one(registryId),
    queryFn: ({ signal }) => api(getRegistry, { params: { registryId } }, { signal }),
  });
}

export function useRegistries(enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.list,
    queryFn: ({ signal }) => api(listRegistries, {}, { signal }),
    select: ({ registries }) => registries,
    enabled,
  });
}

export function useRegistryChoices(enabled?: boolean) {
  const registries = useRegistries(enabled);
  return { registries, choices: registries.data?.filter(({ status }) => status !== 'completed') };
}

/** The registry of `?registryId=`, or the host's current one; null when the host has none. Only hosts have one. */
export function useSelectedRegistry() {
  const api = useApi();
  const registryId = useRegistryIdInQuery();
  const enabled = useIsHost();
  return useQuery({
    queryKey: registryId ? registryKeys.one(registryId) : registryKeys.current,
    queryFn: async ({ signal }) =>
      registryId
        ? api(getRegistry, { params: { registryId } }, { signal })
        : (await api(getCurrentRegistry, {}, { signal })).registry,
    enabled,
  });
}

/** `registryId` is null when there is none yet, also for signed-out visitors, and undefined while it loads. */
export function useRegistryToFill() {
  const { status } = useSession().state;
  const isHost = useIsHost();
  const registry = useSelectedRegistry();
  const none = registry.data === null || (status !== 'loading' && !isHost);
  return { registry, registryId: none ? null : registry.data?.id };
}
