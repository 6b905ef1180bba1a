import type {
  ApiError,
  ClaimForm,
  ContributionForm,
  GiftChange,
} from '@gift-registry/bff-contract';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '../../api.ts';
import { rememberedGuest } from '../remembered-guest.ts';
import { repeatWhileBusy } from './repeat-while-busy.ts';
import { useGiftMutation } from '../../my-gifts/use-gift-mutation.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

interface Options<Form, Field extends string> {
  readonly shareCode: string;
  readonly itemId: string;
  readonly send: (
    api: Api,
    form: Form,
    headers: { readonly 'idempotency-key': string },
  ) => Promise<GiftChange>;
  /** The fields that can show an error of the server. Other errors are returned as `failure`. */
  readonly fields: readonly Field[];
  readonly onFieldError: (field: Field, message: string) => void;
  readonly onDone: (change: GiftChange) => void;
}

/** Submits a gift form once per input, again by itself while the server is busy, and remembers the guest's name and e-mail for the next gift. */
export function useGiftSubmission<Form extends ClaimForm | ContributionForm, Field extends string>({
  shareCode,
  itemId,
  send,
  fields,
  onFieldError,
  onDone,
}: Options<Form, Field>) {
  const keyFor = useIdempotencyKey();
  // A ref, because two submits can arrive before React renders the pending state.
  const inFlight = useRef(false);
  const repeating = useRef(new AbortController());
  const [isRepeating, setRepeating] = useState(false);
  const stop = () => repeating.current.abort();
  useEffect(() => () => repeating.current.abort(), []);
  const fieldOf = (error: ApiError) => fields.find((field) => field === error.field);
  const { mutate, reset, isPending, error } = useGiftMutation<Form>(
    shareCode,
    (api, form) => {
      const headers = { 'idempotency-key': keyFor({ itemId, ...form }) };
      return repeatWhileBusy(() => send(api, form, headers), {
        signal: repeating.current.signal,
        onRepeat: () => setRepeating(true),
      });
    },
    {
      onSuccess(change, { guestName, guestEmail }) {
        rememberedGuest.write({ guestName, guestEmail: guestEmail ?? '' });
        onDone(change);
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
    /** Forgets the failure. */
    reset,
    isPending,
    /** Ends the repeats of a submission that the server was too busy for; undefined without any. */
    stopRepeating: isRepeating ? stop : undefined,
    failure: error && !fieldOf(error) ? error.message : undefined,
  };
}

export type GiftSubmission = Omit<ReturnType<typeof useGiftSubmission>, 'submit'>;
