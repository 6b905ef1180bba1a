import {
  type ApiError,
  queryKeyOf,
  type getWait,
  type WaitState,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api } from '../../api.ts';

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

export const placeText: Readonly<
  Record<WaitState, { readonly title: string; readonly description: string }>
> = {
  unconfirmed: {
    title: 'One more step',
    description: 'We emailed you a link. Open it and confirm your email, and you are in the line.',
  },
  waiting: {
    title: 'You are in the line',
    description: 'We email you if this gift becomes free and it is your turn.',
  },
  told: {
    title: 'It is free again',
    description: 'It is your turn: give it before somebody else does.',
  },
  left: {
    title: 'You are not in the line',
    description: 'We don’t email you about this gift.',
  },
};
