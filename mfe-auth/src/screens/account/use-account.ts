import { getAccount, refusalProblems, type ApiError } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

/** The shell's question for the password reads the same entry. */
const accountKey = ['account'] as const;

const WAITING_POLL_MS = 3_000;

export function useAccount() {
  const api = useApi();
  return useQuery({
    queryKey: accountKey,
    networkMode: 'always',
    queryFn: ({ signal }) => api(getAccount, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.dataExport?.state === 'waiting' ? WAITING_POLL_MS : false,
  });
}

interface Change<Input, Reply> {
  readonly send: (input: Input) => Promise<Reply>;
  readonly done: (reply: Reply, input: Input) => string;
  readonly onDone?: (reply: Reply) => void;
  /** The fields that show what the server refused about them. */
  readonly shownFields?: readonly string[];
  readonly failureTitle: string;
}

export function useAccountChange<Input, Reply>(change: Change<Input, Reply>) {
  const { send, done, onDone, shownFields = [], failureTitle } = change;
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<Reply, ApiError, Input>({
    mutationFn: send,
    async onSuccess(reply, input) {
      await client.invalidateQueries({ queryKey: accountKey });
      showToast({ type: 'success', title: done(reply, input) });
      onDone?.(reply);
    },
    onError(error) {
      if (refusalProblems(error, shownFields).form !== undefined)
        showToast({
          type: 'error',
          title: failureTitle,
          ...(error.message === failureTitle ? {} : { description: error.message }),
        });
    },
  });
}

export const problemOf = (error: ApiError | null, field: string): string | undefined =>
  error?.field === field ? error.message : undefined;
