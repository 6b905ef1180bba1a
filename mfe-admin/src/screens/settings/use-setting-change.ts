import {
  changeSetting,
  listSettings,
  queryKeyOf,
  type PlatformSetting,
  type SettingName,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

interface Change {
  readonly name: SettingName;
  readonly label: string;
  readonly value: string | null;
  readonly seen: string | null;
}

/** Each change offers to be undone: the team’s value of before, or none. */
export function useSettingChange(onDone?: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const sending = {
    mutationFn: ({ name, value, seen }: Change): Promise<PlatformSetting> =>
      api(changeSetting, { params: { name }, body: { value, seen } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeyOf(listSettings) }),
  } as const;
  const undo = useMutation({
    ...sending,
    onSuccess: (_saved, { label }) =>
      void showToast({ type: 'success', title: `${label} is as it was` }),
    onError: ({ message }) =>
      void showToast({ type: 'error', title: 'The change was not undone', description: message }),
  });
  const change = useMutation({
    ...sending,
    onSuccess(saved, { label, seen }) {
      onDone?.();
      showToast({
        type: 'success',
        title: `${label} changed`,
        description: 'It is in force everywhere now.',
        action: {
          label: 'Undo',
          onSelect: () => undo.mutate({ name: saved.name, label, value: seen, seen: saved.stored }),
        },
      });
    },
  });
  return change;
}
