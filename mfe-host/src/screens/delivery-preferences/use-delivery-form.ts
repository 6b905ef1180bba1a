import { errorsByField, type Registry, deliveryPreferences } from '@gift-registry/bff-contract';
import { useSession, storedValue } from '@gift-registry/shell-contract';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { z } from 'zod';
import { type DeliveryDetails, checkDelivery } from './check-delivery.ts';
import { isSameDelivery, toFormValues, type DeliveryFormValues } from './delivery-form-values.ts';

const formValues = z.object({
  deliveryPreference: z.enum(['', ...deliveryPreferences]),
  recipientName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phoneNumber: z.string(),
  deliveryInstructions: z.string(),
  deliveryFrom: z.string(),
  deliveryUntil: z.string(),
  termsAccepted: z.boolean(),
}) satisfies z.ZodType<DeliveryFormValues>;

const draft = z.object({ saved: formValues, typed: formValues });

/**
 * Stores unsaved delivery values for Back and reload, in this tab only because they hold an address. When the saved
 * values change elsewhere, the draft is dropped.
 */
function deliveryDraftStorage(registry: Registry, saved: DeliveryFormValues) {
  const stored = storedValue('sessionStorage', `gr-delivery-draft:${registry.id}`, draft);
  return {
    read(): DeliveryFormValues | undefined {
      const found = stored.read();
      return JSON.stringify(found?.saved) === JSON.stringify(formValues.parse(saved))
        ? found?.typed
        : undefined;
    },
    write: (typed: DeliveryFormValues) => stored.write({ saved, typed }),
    remove: stored.remove,
  };
}

const deliveryResolver: Resolver<DeliveryFormValues, unknown, DeliveryDetails> = (values) => {
  const { details, problems } = checkDelivery(values);
  if (details) return { values: details, errors: {} };
  return { values: {}, errors: errorsByField(problems) };
};

export interface DeliveryElsewhere {
  readonly saved: Registry;
  /** Nothing was typed, so the form shows the saved values. */
  readonly followed: boolean;
}

/** A late reply with an older version counts as nothing new. */
const isNewer = (registry: Registry, base: Registry): boolean =>
  registry.deliveryVersion > base.deliveryVersion;

/**
 * The form, filled with the unsaved draft of this tab or with the saved values. It follows saves of other devices and
 * loses nothing that was typed.
 */
export function useDeliveryForm(registry: Registry) {
  const { user } = useSession().state;
  const [hostName] = useState(user ? `${user.firstName} ${user.lastName}`.trim() : '');
  const [base, setBase] = useState(registry);
  const [elsewhere, setElsewhere] = useState<DeliveryElsewhere>();
  const [isSaving, setSaving] = useState(false);
  const saved = useMemo(() => toFormValues(base, hostName), [base, hostName]);
  const draft = useMemo(() => deliveryDraftStorage(base, saved), [base, saved]);
  const [initialValues] = useState(() => draft.read() ?? saved);
  const form = useForm<DeliveryFormValues, unknown, DeliveryDetails>({
    resolver: deliveryResolver,
    reValidateMode: 'onSubmit',
    defaultValues: initialValues,
  });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    draft.write({ ...initialValues, ...values });
  }, [draft, initialValues, values]);

  // The event about the own save may be faster than its reply.
  if (!isSaving && isNewer(registry, base)) {
    const typed = { ...initialValues, ...values };
    setBase(registry);
    if (!isSameDelivery(typed, toFormValues(registry, hostName)))
      setElsewhere({ saved: registry, followed: isSameDelivery(typed, saved) });
  }
  useEffect(() => {
    if (elsewhere?.followed) form.reset(toFormValues(elsewhere.saved, hostName));
  }, [form, elsewhere, hostName]);

  return {
    form,
    preference: values.deliveryPreference,
    /** The saved registry that the form is based on; its version belongs to the next save. */
    base,
    elsewhere,
    /** Call it with the saved registry that a refused save didn't know. */
    tellStale(current: Registry) {
      setBase(current);
      setElsewhere({ saved: current, followed: false });
    },
    setSaving,
    removeDraft: draft.remove,
  };
}
