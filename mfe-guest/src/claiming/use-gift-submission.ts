import type {
  ApiError,
  ClaimForm,
  ContributionForm,
  GiftChange,
} from '@gift-registry/bff-contract';
import { useRef } from 'react';
import type { Api } from '../api.ts';
import { rememberedGuest } from './remembered-guest.ts';
import { useGiftMutation } from './use-gift-mutation.ts';
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

/** Submits a gift form once per input and remembers the guest's name and e-mail for the next gift. */
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
  const fieldOf = (error: ApiError) => fields.find((field) => field === error.field);
  const { mutate, reset, isPending, error } = useGiftMutation<Form>(
    shareCode,
    (api, form) => send(api, form, { 'idempotency-key': keyFor({ itemId, ...form }) }),
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
      mutate(form, { onSettled: () => void (inFlight.current = false) });
    },
    /** Forgets the failure. */
    reset,
    isPending,
    failure: error && !fieldOf(error) ? error.message : undefined,
  };
}
