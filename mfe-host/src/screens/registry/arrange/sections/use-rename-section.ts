import type { ApiError, RegistrySection } from '@gift-registry/bff-contract';
import { renameSection, section } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../../api.ts';
import { useRereadAfterLast } from '../../../../features/items/changes/use-reread-after-last.ts';
import { itemMutationKey } from '../../../../features/registries/registry-keys.ts';

export function useRenameSection(onRenamed: () => void) {
  const api = useApi();
  const { reread } = useRereadAfterLast();
  const mutation = useMutation<RegistrySection, ApiError, RegistrySection>({
    mutationKey: itemMutationKey,
    scope: { id: 'item-change' },
    mutationFn: ({ id, name, nameVersion }) =>
      api(renameSection, { params: { sectionId: id }, body: { name, nameVersion } }),
    onSettled: reread,
  });
  const { error } = mutation;
  const saved = error?.code === 'stale' ? section.safeParse(error.current).data : undefined;
  return {
    rename: (renamed: RegistrySection) =>
      mutation.mutate(
        { ...renamed, ...(saved && { nameVersion: saved.nameVersion }) },
        { onSuccess: onRenamed },
      ),
    isPending: mutation.isPending,
    saved,
    failure: saved ? undefined : error?.message,
    clearFailure: () => {
      if (!saved) mutation.reset();
    },
  };
}
