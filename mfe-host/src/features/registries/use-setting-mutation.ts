import { errorMessages, refusalProblems, type ApiError } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureToast } from '../platform/query-failure.tsx';
import { registryKeys } from './registry-queries.ts';

export interface Setting<Input, Reply> {
  readonly send: (input: Input) => Promise<Reply>;
  readonly done?: ((reply: Reply, input: Input) => string | undefined) | undefined;
  readonly onDone?: (reply: Reply) => void;
  /** The fields that show what the server refused about them. */
  readonly shownFields?: readonly string[];
  readonly failureTitle?: string | undefined;
}

export function useSettingMutation<Input, Reply>(setting: Setting<Input, Reply>) {
  const { send, done, onDone, shownFields = [], failureTitle = errorMessages.notSaved } = setting;
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<Reply, ApiError, Input>({
    mutationFn: send,
    onSuccess(reply, input) {
      const title = done?.(reply, input);
      if (title) showToast({ type: 'success', title });
      onDone?.(reply);
    },
    onError: (error) => {
      if (refusalProblems(error, shownFields).form !== undefined)
        showToast(failureToast(failureTitle, error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}
