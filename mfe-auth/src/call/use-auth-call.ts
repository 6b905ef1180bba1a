import type { ApiError } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toldError } from './told-error.ts';
import { useDelayedRetry } from './use-delayed-retry.ts';

interface Options<Body, Reply> {
  readonly send: (body: Body) => Promise<Reply>;
  readonly onSuccess: (reply: Reply, body: Body) => void;
  /** Titles the toast of a refusal; without it there are no toasts, and the screen shows `error`. */
  readonly failureTitle?: string;
  /** Said when the failure has no words of its own. */
  readonly fallback?: string;
  /** What the screen does beyond telling: the server answered, and said no. */
  readonly onRefused?: (error: ApiError, body: Body) => void;
}

export interface AuthCall<Body> {
  readonly send: (body: Body) => void;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** The error, unless it is a lost network, which `isOffline` tells. */
  readonly refusal: ApiError | undefined;
  /** The server could not be reached; stays true while a retry waits or is under way. */
  readonly isOffline: boolean;
  readonly retrySecondsLeft: number;
  /** Submits again after the wait. */
  readonly retry: (submit: () => void) => void;
  readonly forgetRefusal: () => void;
}

/** A form's call, and what every form here does when it fails. */
export function useAuthCall<Body, Reply>(options: Options<Body, Reply>): AuthCall<Body> {
  const { send, onSuccess, failureTitle, fallback, onRefused } = options;
  const showToast = useToast();
  const wait = useDelayedRetry();
  const isRetry = useRef(false);
  const [isOffline, setOffline] = useState(false);

  const call = useMutation<Reply, ApiError, Body>({
    mutationFn: (body) =>
      send(body).catch((error: unknown) => {
        throw toldError(error, fallback);
      }),
    // Without a network the library would hold the call back, and the person would wait for nothing.
    networkMode: 'always',
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
      onRefused?.(error, body);
    },
    onSettled: () => void (isRetry.current = false),
  });

  return {
    send: call.mutate,
    isPending: call.isPending,
    error: call.error ?? undefined,
    refusal: call.error && call.error.code !== 'network' ? call.error : undefined,
    isOffline,
    retrySecondsLeft: wait.secondsLeft,
    retry: (submit) =>
      wait.start(() => {
        isRetry.current = true;
        submit();
      }),
    // A reset under way would let the form be sent twice.
    forgetRefusal: () => void (call.isError && call.reset()),
  };
}
