import {
  changeSetting,
  identityCalls,
  type PlatformSetting,
  type SettingName,
} from '@gift-registry/bff-contract';
import { useStepUp, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export const settingsKey = ['admin', 'settings'] as const;

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
  const stepUp = useStepUp(identityCalls(api));
  const change = useMutation({
    networkMode: 'always',
    mutationFn: ({ name, value, seen }: Change): Promise<PlatformSetting> =>
      stepUp.run(() => api(changeSetting, { params: { name }, body: { value, seen } })),
    onSuccess(saved, { label, seen }) {
      onDone?.();
      showToast({
        type: 'success',
        title: `${label} changed`,
        description: 'It is in force everywhere now.',
        action: {
          label: 'Undo',
          onSelect: () =>
            change.mutate({ name: saved.name, label, value: seen, seen: saved.stored }),
        },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: settingsKey }),
  });
  return { change, question: stepUp.question };
}
