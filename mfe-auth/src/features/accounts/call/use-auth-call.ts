import type { ApiError } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toUserFacingError } from './user-facing-error.ts';
import { useDelayedRetry } from './use-delayed-retry.ts';

interface Options<Body, Reply> {
  readonly send: (body: Body) => Promise<Reply>;
  readonly onSuccess: (reply: Reply, body: Body) => void;
  /** Title of the toast after a rejection. Without it no toast is shown and the screen renders `error`. */
  readonly failureTitle?: string;
  readonly onRejected?: (error: ApiError, body: Body) => void;
}

export interface AuthCall<Body> {
  readonly send: (body: Body) => void;
  readonly sentBody: Body | undefined;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** The error unless it is a network error; see `isOffline`. */
  readonly rejection: ApiError | undefined;
  readonly isOffline: boolean;
  readonly retrySecondsLeft: number;
  readonly retry: (submit: () => void) => void;
  readonly clearRejection: () => void;
}

export function useAuthCall<Body, Reply>(options: Options<Body, Reply>): AuthCall<Body> {
  const { send, onSuccess, failureTitle, onRejected } = options;
  const showToast = useToast();
  const wait = useDelayedRetry();
  const isRetry = useRef(false);
  // A ref, because two submits can arrive before React renders the pending state.
  const inFlight = useRef(false);
  const [isOffline, setOffline] = useState(false);

  const call = useMutation<Reply, ApiError, Body>({
    mutationFn: (body) =>
      send(body).catch((error: unknown) => {
        throw toUserFacingError(error);
      }),
    onMutate: wait.stop,
    onSuccess(reply, body) {
      setOffline(false);
      wait.reset();
      onSuccess(reply, body);
    },
    onError(error, body) {
      const lost = error.code === 'network';
      const lostTitle = isRetry.current ? 'Retry Failed' : 'Connection Error';
      setOffline(lost);
      if (failureTitle)
        showToast({
          type: 'error',
          title: lost ? lostTitle : failureTitle,
          description: error.message,
        });
      if (lost) return;
      wait.reset();
      onRejected?.(error, body);
    },
    onSettled() {
      isRetry.current = false;
      inFlight.current = false;
    },
  });

  return {
    send(body) {
      if (inFlight.current) return;
      inFlight.current = true;
      call.mutate(body);
    },
    sentBody: call.variables,
    isPending: call.isPending,
    error: call.error ?? undefined,
    rejection: call.error && call.error.code !== 'network' ? call.error : undefined,
    isOffline,
    retrySecondsLeft: wait.secondsLeft,
    retry: (submit) =>
      wait.start(() => {
        isRetry.current = true;
        submit();
      }),
    // Resetting a pending call would allow a second submit.
    clearRejection: () => void (call.isError && call.reset()),
  };
}
