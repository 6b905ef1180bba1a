import { ApiError, errorMessages } from '@gift-registry/bff-contract';
import { useSecondsLeft } from '@gift-registry/design-system/countdown';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, useEffect } from 'react';

export function toUserFacingError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(errorMessages.internal, { code: 'internal', status: 500, cause: error });
}

/** 3, 9, 27 seconds before the first, second and every further retry. */
export const retryWaitSeconds = (retries: number): number => 3 ** Math.min(retries, 3);

interface DelayedRetry {
  readonly secondsLeft: number;
  readonly start: (retry: () => void) => void;
  /** Cancels the scheduled retry. The next delay still grows. */
  readonly stop: () => void;
  readonly reset: () => void;
}

function useDelayedRetry(): DelayedRetry {
  const [retries, setRetries] = useState(0);
  const [retryAt, setRetryAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    setRetryAt(undefined);
  };
  return {
    secondsLeft: useSecondsLeft(retryAt),
    start(retry) {
      const wait = retryWaitSeconds(retries + 1) * 1000;
      setRetries(retries + 1);
      setRetryAt(Date.now() + wait);
      timer.current = setTimeout(() => {
        setRetryAt(undefined);
        retry();
      }, wait);
    },
    stop,
    reset() {
      stop();
      setRetries(0);
    },
  };
}

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
