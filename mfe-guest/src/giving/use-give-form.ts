import { unshownProblem, type SharedRegistry } from '@gift-registry/bff-contract';
import { usePinCodeAutofill } from '@gift-registry/bff-contract/pin-codes';
import { forgetDraft, useDraft, useKeptForm } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useForgetGuest } from '../gift-form/use-forget-guest.ts';
import { useGiftSubmission } from '../gift-form/submission/use-gift-submission.ts';
import { cacheGiven, sendGift, type Given, type GiveRequest } from '../give-values/give-request.ts';
import { giveDefaults, type GiveValues } from '../give-values/give-values.ts';
import { withDestination } from '../give-values/order-values.ts';
import { explainedFieldNames, readValues, type Way } from '../give-values/read-values.ts';

interface Options {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  /** The gift that the form is about; undefined when an order names its gifts. */
  readonly itemId?: string;
  readonly way: Way;
  readonly draftKey: string;
  readonly typed?: Partial<GiveValues> | undefined;
  readonly onGiven: (given: Given) => void;
}

export function useGiveForm(options: Options) {
  const { shareCode, registry, itemId, way, draftKey, typed, onGiven } = options;
  const draft = useDraft(draftKey, { ...giveDefaults(registry), ...typed });
  const [defaultValues] = useState(() => withDestination(draft.values, registry));
  const form = useForm<GiveValues, unknown, GiveRequest>({
    resolver: (values) => readValues(way, values),
    defaultValues,
  });
  const [isGiven, setGiven] = useState(false);
  const { clearErrors, control, getValues, handleSubmit, setError, setValue, setFocus } = form;
  useKeptForm(form, draftKey);
  usePinCodeAutofill(useWatch({ control, name: 'pinCode' }), {
    read: getValues,
    fill(name, value) {
      setValue(name, value);
      clearErrors(name);
    },
  });
  const submission = useGiftSubmission({
    shareCode,
    ...(itemId !== undefined && { itemId }),
    send: (api, request: GiveRequest, headers) =>
      sendGift(api, { shareCode, itemId: itemId ?? '' }, request, headers),
    cacheReply: cacheGiven,
    fields: explainedFieldNames,
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onDone(given) {
      forgetDraft(draftKey);
      setGiven(given.way === 'order');
      onGiven(given);
    },
  });
  const onForget = useForgetGuest(() => {
    setValue('guestName', '');
    setValue('guestEmail', '');
    setFocus('guestName');
  });
  return {
    form,
    submission: {
      ...submission,
      isPending: submission.isPending || isGiven,
      failure: unshownProblem(form.formState.errors, explainedFieldNames) ?? submission.failure,
    },
    onForget,
    onSubmit: handleSubmit((request) => submission.submit(request)),
  };
}
