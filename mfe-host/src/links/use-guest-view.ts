import { getGuestView } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';

/** The contact that guests see, and whether they can give now. */
export function useGuestView(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'guest-view'],
    queryFn: ({ signal }) => api(getGuestView, { params: { registryId } }, { signal }),
  });
}
