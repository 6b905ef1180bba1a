import {
  type ApiError,
  queryKeyOf,
  type getWait,
  type WaitState,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api } from '../api.ts';
import { placeText } from './place-text.ts';

interface Place {
  readonly state: WaitState;
}

interface Options<Input, Reply extends Place> {
  /** Where the page keeps the place that it shows. */
  readonly queryKey: readonly unknown[];
  readonly change: (api: Api, input: Input) => Promise<Reply>;
}

const path: (typeof getWait)['path'] = '/api/shared/:shareCode/items/:itemId/wait';

export const waitKey = (params: { readonly shareCode: string; readonly itemId: string }) =>
  queryKeyOf({ path }, { params });

/** Joins, confirms or leaves a place in a line. The page then shows the place of the reply. */
export function useWaitChange<Input, Reply extends Place>({
  queryKey,
  change,
}: Options<Input, Reply>) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<Reply, ApiError, Input>({
    mutationFn: (input) => change(api, input),
    onSuccess(reply) {
      client.setQueryData(queryKey, reply);
      showToast({ type: 'success', title: placeText[reply.state].title });
    },
  });
}
