import type { ApiError } from '@gift-registry/bff-contract';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '../../api.ts';
import { rememberedGuest } from '../remembered-guest.ts';
import { repeatWhileBusy } from './repeat-while-busy.ts';
import { useCachedMutation, type CacheReply } from '../../my-gifts/use-gift-mutation.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

interface Person {
  readonly guestName: string;
  readonly guestEmail?: string | null | undefined;
}

interface Options<Form, Field extends string, Reply> {
  readonly shareCode: string;
  /** The gift that the form is about; undefined when the form names its gifts. */
  readonly itemId?: string;
  readonly send: (
    api: Api,
    form: Form,
    headers: { readonly 'idempotency-key': string },
  ) => Promise<Reply>;
  readonly cacheReply: CacheReply<Reply>;
  /** The fields that can show an error of the server. Other errors are returned as `failure`. */
  readonly fields: readonly Field[];
  readonly onFieldError: (field: Field, message: string) => void;
  readonly onDone: (reply: Reply) => void;
}

/** Submits a gift form once per input, again by itself while the server is busy, and remembers the guest's name and e-mail for the next gift. */
export function useGiftSubmission<Form extends Person, Field extends string, Reply>({
  shareCode,
  itemId,
  send,
  cacheReply,
  fields,
  onFieldError,
  onDone,
}: Options<Form, Field, Reply>) {
  const keyFor = useIdempotencyKey();
  // A ref, because two submits can arrive before React renders the pending state.
  const inFlight = useRef(false);
  const repeating = useRef(new AbortController());
  const [isRepeating, setRepeating] = useState(false);
  const stop = () => repeating.current.abort();
  useEffect(() => () => repeating.current.abort(), []);
  // The field of an address is named with the path to it.
  const fieldOf = (error: ApiError) =>
    fields.find((field) => field === error.field?.split('.').at(-1));
  const { mutate, reset, isPending, error } = useCachedMutation<Form, Reply>(
    shareCode,
    (api, form) => {
      const headers = { 'idempotency-key': keyFor({ itemId, ...form }) };
      return repeatWhileBusy(() => send(api, form, headers), {
        signal: repeating.current.signal,
        onRepeat: () => setRepeating(true),
      });
    },
    cacheReply,
    {
      onSuccess(reply, { guestName, guestEmail }) {
        rememberedGuest.write({ guestName, guestEmail: guestEmail ?? '' });
        onDone(reply);
      },
      onError(rejection) {
        const field = fieldOf(rejection);
        if (field) onFieldError(field, rejection.message);
      },
    },
  );
  return {
    submit(form: Form) {
      if (inFlight.current) return;
      inFlight.current = true;
      repeating.current = new AbortController();
      mutate(form, {
        onSettled() {
          inFlight.current = false;
          setRepeating(false);
        },
      });
    },
    reset,
    isPending,
    /** Ends the repeats of a submission that the server was too busy for; undefined without any. */
    stopRepeating: isRepeating ? stop : undefined,
    failure: error && !fieldOf(error) ? error.message : undefined,
  };
}

export type GiftSubmission = Omit<ReturnType<typeof useGiftSubmission>, 'submit'>;
