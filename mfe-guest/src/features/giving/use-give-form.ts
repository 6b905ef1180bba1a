import {
  unshownProblem,
  type ApiError,
  type GiftChange,
  type PlacedOrder,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { usePinCodeAutofill } from '@gift-registry/bff-contract/pin-codes';
import { forgetDraft, useDraft, useKeptForm } from '@gift-registry/shell-contract';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
// Unlike `crypto.randomUUID`, it also works on plain http, as with a phone in development.
import { v4 } from 'uuid';
import type { Api } from '../../api.ts';
import {
  cacheGiftChange,
  useCachedMutation,
  type CacheReply,
} from '../own-gifts/use-gift-mutation.ts';
import { hasGivenBefore, myGiftsKey } from '../own-gifts/use-my-gifts.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { shipsToHost, withDestination } from '../orders/destinations.ts';
import { updateCachedItem } from '../registries/use-shared-items.ts';
import {
  explainedFieldNames,
  giveDefaults,
  readValues,
  type GiveRequest,
  type GiveValues,
  type Way,
} from './give-values.ts';
import type { GiveFieldsProps } from './give-fields.tsx';
import { rememberedGuest, useForgetGuest } from './remembered-guest.ts';
import { repeatWhileBusy } from './repeat-while-busy.ts';
import { isAskedBy, useGiveSteps, type StepName } from './use-give-steps.ts';

export type Given =
  | { readonly way: 'claim' | 'contribution'; readonly change: GiftChange }
  | { readonly way: 'order'; readonly placed: PlacedOrder };

interface Target {
  readonly shareCode: string;
  /** The gift that the form is about; undefined when an order names its gifts. */
  readonly itemId?: string;
}

interface Options extends Target {
  readonly registry: SharedRegistry;
  readonly way: Way;
  readonly draftKey: string;
  readonly typed?: Partial<GiveValues> | undefined;
  readonly onGiven: (given: Given) => void;
}

/** The form of every way to give: it keeps what is typed, explains what is missing and sends each gift once. */
export function useGiveForm({ registry, way, draftKey, typed, onGiven, ...target }: Options) {
  const draft = useDraft(draftKey, { ...giveDefaults(registry), ...typed });
  const [defaultValues] = useState(() => withDestination(draft.values, registry));
  // Fields of later steps have no problems before they are asked.
  const checked = useRef<StepName>('pay');
  const form = useForm<GiveValues, unknown, GiveRequest>({
    resolver: (values) => readValues(way, values, (field) => isAskedBy(checked.current, field)),
    defaultValues,
  });
  const [isGiven, setGiven] = useState(false);
  const { clearErrors, control, getValues, handleSubmit, setError, setValue, setFocus } = form;
  const { errors, isSubmitted } = form.formState;
  const isOrder = way.kind === 'order';
  const steps = useGiveSteps({ isOrder, asksPlace: !shipsToHost(registry) }, setFocus);
  useKeptForm(form, draftKey);
  // The first check of a schema takes ten times as long as the next: on a cheap phone a press would wait for it.
  const check = useEffectEvent(() => void readValues(way, getValues(), () => true));
  useEffect(() => whenIdle(check), []);
  usePinCodeAutofill(useWatch({ control, name: 'pinCode' }), {
    read: getValues,
    fill(name, value) {
      setValue(name, value);
      clearErrors(name);
    },
  });
  const { submit, ...sending } = useSending(target, {
    onFieldError(field, message) {
      setError(field, { message }, { shouldFocus: true });
      steps?.showField(field);
    },
    onGiven(given) {
      forgetDraft(draftKey);
      setGiven(given.way === 'order');
      steps?.finish();
      onGiven(given);
    },
  });
  const onForget = useForgetGuest(() => {
    setValue('guestName', '');
    setValue('guestEmail', '');
    setFocus('guestName');
  });
  // Most parcels go to the giver.
  const proposeRecipient = () => {
    const { guestName, name } = getValues();
    if (name.trim() === '') setValue('name', guestName.trim());
  };
  const shipTo = useWatch({ control, name: 'shipTo' });
  const amount = useWatch({ control, name: 'amount' });
  const fields: GiveFieldsProps = {
    ...{ way, registry, steps },
    source: {
      field: (name) => ({
        control: form.register(
          name,
          name === 'guestName' && isOrder ? { onBlur: proposeRecipient } : {},
        ),
        error: errors[name]?.message,
      }),
      shipTo,
      onShipToChange: (chosen) =>
        setValue('shipTo', chosen, { shouldDirty: true, shouldValidate: isSubmitted }),
      assisted: {
        values: { ...getValues(), amount },
        onAmountChange: (next) =>
          setValue('amount', next, { shouldDirty: true, shouldValidate: true }),
        onForget,
      },
    },
  };
  return {
    form,
    fields,
    submission: {
      ...sending,
      isPending: sending.isPending || isGiven,
      failure: unshownProblem(errors, explainedFieldNames) ?? sending.failure,
    },
    onSubmit(event: SyntheticEvent) {
      checked.current = steps?.step ?? 'pay';
      return handleSubmit(
        (request) => {
          if (steps && steps.step !== 'pay') steps.next();
          else submit(request);
        },
        (problems) => showFirst(problems, steps?.showField),
      )(event);
    },
  };
}

function showFirst(
  problems: FieldErrors<GiveValues>,
  show: ((field: keyof GiveValues) => void) | undefined,
): void {
  const first = explainedFieldNames.find((name) => problems[name]);
  if (first) show?.(first);
}

export type GiveSubmission = ReturnType<typeof useGiveForm>['submission'];

interface Outcomes {
  readonly onFieldError: (field: (typeof explainedFieldNames)[number], message: string) => void;
  readonly onGiven: (given: Given) => void;
}

/** Sends a gift once per input, again by itself while the server is busy, and remembers the guest for the next gift. */
function useSending(target: Target, { onFieldError, onGiven }: Outcomes) {
  const { shareCode, itemId } = target;
  const keyFor = useIdempotencyKey();
  // A ref, because two submits can arrive before React renders the pending state.
  const inFlight = useRef(false);
  const repeating = useRef(new AbortController());
  const [isRepeating, setRepeating] = useState(false);
  const stop = () => repeating.current.abort();
  useEffect(() => () => repeating.current.abort(), []);
  const { mutate, reset, isPending, error } = useCachedMutation<GiveRequest, Given>(
    shareCode,
    (api, request) => {
      const key = keyFor({ itemId, ...request });
      return repeatWhileBusy(() => send(api, target, request, key), {
        signal: repeating.current.signal,
        onRepeat: () => setRepeating(true),
      });
    },
    cacheGiven,
    {
      onSuccess(given, { guestName, guestEmail }) {
        rememberedGuest.write({ guestName, guestEmail: guestEmail ?? '' });
        onGiven(given);
      },
      onError(refusal) {
        const field = fieldOf(refusal);
        if (field) onFieldError(field, refusal.message);
      },
    },
  );
  return {
    submit(request: GiveRequest) {
      if (inFlight.current) return;
      inFlight.current = true;
      repeating.current = new AbortController();
      mutate(request, {
        onSettled() {
          inFlight.current = false;
          setRepeating(false);
        },
      });
    },
    reset,
    isPending,
    /** Ends the repeats while the server is too busy; undefined without any. */
    stopRepeating: isRepeating ? stop : undefined,
    failure: error && !fieldOf(error) ? error.message : undefined,
  };
}

/** The field that shows an error of the server. The field of an address is named with the path to it. */
const fieldOf = (error: ApiError) =>
  explainedFieldNames.find((field) => field === error.field?.split('.').at(-1));

/** Returns the same key for the same input, so that a resend after a lost reply is not counted twice. */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef<{ readonly input: string; readonly key: string }>(undefined);
  return useCallback((input) => {
    const text = JSON.stringify(input);
    if (last.current?.input !== text) last.current = { input: text, key: v4() };
    return last.current.key;
  }, []);
}

async function send(
  api: Api,
  { shareCode, itemId = '' }: Target,
  request: GiveRequest,
  key: string,
): Promise<Given> {
  const params = { shareCode, itemId };
  const headers = { 'idempotency-key': key };
  switch (request.way) {
    case 'claim': {
      const { way, ...body } = request;
      return { way, change: await api('claimItem', { params, headers, body }) };
    }
    case 'contribution': {
      const { way, ...body } = request;
      return { way, change: await api('contributeToItem', { params, headers, body }) };
    }
    case 'order': {
      const { way, ...body } = request;
      return { way, placed: await api('placeOrder', { params: { shareCode }, headers, body }) };
    }
  }
}

const cacheGiven: CacheReply<Given> = (client, shareCode, given) => {
  if (given.way !== 'order') {
    cacheGiftChange(client, shareCode, given.change);
    return;
  }
  for (const item of given.placed.items) updateCachedItem(client, shareCode, item);
  hasGivenBefore.write();
  void client.invalidateQueries({ queryKey: myGiftsKey(shareCode) });
};
