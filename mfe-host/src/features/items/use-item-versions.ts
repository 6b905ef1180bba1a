import type { ArrangedItems, RegistryItem } from '@gift-registry/bff-contract';
import { useQueryClient } from '@tanstack/react-query';
import { registryKeys } from '../registries/registry-queries.ts';

/** The versions of the items on screen: a change sends them, so that it overwrites no change of another device. */
export function useItemVersions(registryId: string | null) {
  const client = useQueryClient();
  const queryKey = registryKeys.items(registryId);
  return {
    seen(itemId: string) {
      const list = client.getQueryData<ArrangedItems>(queryKey);
      const item = list?.items.find(({ id }) => id === itemId);
      return { quantityVersion: item?.quantityVersion, markVersion: item?.markVersion };
    },
    /** A later change of this device, which may already be on screen, follows this reply. */
    keep({ id, quantityVersion, markVersion }: RegistryItem): void {
      client.setQueryData<ArrangedItems>(
        queryKey,
        (list) =>
          list && {
            ...list,
            items: list.items.map((item) =>
              item.id === id ? { ...item, quantityVersion, markVersion } : item,
            ),
          },
      );
    },
  };
}
