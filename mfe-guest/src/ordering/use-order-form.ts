import {
  orderDetails,
  orderFieldNames,
  type OrderDetails,
  type OrderFieldValues,
  type PlacedOrder,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { forgetDraft, useDraft, useKeptForm } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useForgetGuest } from '../gift-form/use-forget-guest.ts';
import { useGiftSubmission } from '../gift-form/submission/use-gift-submission.ts';
import { cacheOrder } from './cache-order.ts';
import { followHost, orderDefaults } from './order-values.ts';
import { usePinCodeAutofill } from './use-pin-code-autofill.ts';

const resolverOf =
  (registry: SharedRegistry): Resolver<OrderFieldValues, unknown, OrderDetails> =>
  (values) => {
    const checked = orderDetails(registry).safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<OrderFieldValues> = {};
    for (const { path, message } of checked.error.issues) {
      const field = orderFieldNames.find((name) => name === path[0]);
      if (field) errors[field] ??= { type: 'invalid', message };
    }
    return { values: {}, errors };
  };

interface Options {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly draftKey: string;
  readonly typed?: Partial<OrderFieldValues> | undefined;
  readonly lines: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly onPlaced: (placed: PlacedOrder) => void;
}

export function useOrderForm(options: Options) {
  const { shareCode, registry, draftKey, typed, lines, onPlaced } = options;
  const draft = useDraft(draftKey, { ...orderDefaults(registry), ...typed });
  const [defaultValues] = useState(() => followHost(draft.values, registry));
  const form = useForm<OrderFieldValues, unknown, OrderDetails>({
    resolver: resolverOf(registry),
    defaultValues,
  });
  const [isPlaced, setPlaced] = useState(false);
  const { handleSubmit, setError, setValue, setFocus } = form;
  useKeptForm(form, draftKey);
  usePinCodeAutofill(form);
  const submission = useGiftSubmission({
    shareCode,
    send: (api, body: OrderDetails & { lines: { itemId: string; quantity: number }[] }, headers) =>
      api('placeOrder', { params: { shareCode }, headers, body }),
    cacheReply: cacheOrder,
    fields: orderFieldNames,
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onDone(placed) {
      forgetDraft(draftKey);
      setPlaced(true);
      onPlaced(placed);
    },
  });
  const onForget = useForgetGuest(() => {
    setValue('guestName', '');
    setValue('guestEmail', '');
    setFocus('guestName');
  });
  return {
    form,
    submission: { ...submission, isPending: submission.isPending || isPlaced },
    onForget,
    onSubmit: handleSubmit((details) =>
      submission.submit({ ...details, lines: lines.map((line) => ({ ...line })) }),
    ),
  };
}
