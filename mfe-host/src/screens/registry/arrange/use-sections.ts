import {
  type ApiError,
  type RegistrySection,
  createSection,
  placeSection,
  removeSection,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api.ts';
import { failureToast } from '../../../features/platform/query-failure.tsx';
import { useRereadAfterLast } from '../../../features/items/use-item-mutation.ts';
import { itemMutationKey } from '../../../features/registries/registry-queries.ts';

function useSectionMutation<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  failureTitle: string,
  onDone?: (reply: Reply, input: Input) => void,
) {
  const { reread } = useRereadAfterLast();
  const showToast = useToast();
  return useMutation<Reply, ApiError, Input>({
    mutationKey: itemMutationKey,
    scope: { id: 'item-change' },
    mutationFn: send,
    onSuccess: (reply, input) => onDone?.(reply, input),
    onError: (error) => showToast(failureToast(failureTitle, error)),
    onSettled: reread,
  });
}

interface PlacedSection {
  readonly section: RegistrySection;
  readonly afterSectionId: string | null;
}

export function useSections(registryId: string) {
  const api = useApi();
  const showToast = useToast();
  const params = { registryId };
  const create = useSectionMutation(
    (name: string) => api(createSection, { params, body: { name } }),
    'Failed to add this section. Please try again.',
  );
  const place = useSectionMutation(
    ({ section, afterSectionId }: PlacedSection) =>
      api(placeSection, { params: { sectionId: section.id }, body: { afterSectionId } }),
    'Failed to move this section. Please try again.',
  );
  const putBack = useSectionMutation(
    async ({
      section,
      afterSectionId,
      itemIds,
    }: PlacedSection & { readonly itemIds: readonly string[] }) => {
      const { id } = await api(createSection, {
        params,
        body: { name: section.name, itemIds: [...itemIds] },
      });
      await api(placeSection, { params: { sectionId: id }, body: { afterSectionId } });
    },
    'Failed to add this section. Please try again.',
  );
  const remove = useSectionMutation(
    ({ section }: PlacedSection) => api(removeSection, { params: { sectionId: section.id } }),
    'Failed to remove this section. Please try again.',
    ({ itemIds }, removed) =>
      showToast({
        type: 'success',
        title: `Section “${removed.section.name}” removed`,
        description: 'Its gifts stay in your registry.',
        action: { label: 'Undo', onSelect: () => putBack.mutate({ ...removed, itemIds }) },
      }),
  );
  return { create, place, remove };
}
