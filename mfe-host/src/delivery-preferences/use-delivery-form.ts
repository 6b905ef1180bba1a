import type { Registry } from '@gift-registry/bff-contract';
import { useSession } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DeliveryDetails } from './check-delivery.ts';
import { deliveryDraftStorage } from './delivery-draft-storage.ts';
import { toFormValues, type DeliveryFormValues } from './delivery-form-values.ts';
import { deliveryResolver } from './delivery-resolver.ts';

/** The form, filled with the unsaved draft of this tab or with the saved values. */
export function useDeliveryForm(registry: Registry) {
  const { user } = useSession().state;
  const [{ draft, initialValues }] = useState(() => {
    const hostName = user ? `${user.firstName} ${user.lastName}`.trim() : '';
    const saved = toFormValues(registry, hostName);
    const storage = deliveryDraftStorage(registry, saved);
    return { draft: storage, initialValues: storage.read() ?? saved };
  });
  const form = useForm<DeliveryFormValues, unknown, DeliveryDetails>({
    resolver: deliveryResolver,
    reValidateMode: 'onSubmit',
    defaultValues: initialValues,
  });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    draft.write({ ...initialValues, ...values });
  }, [draft, initialValues, values]);
  return { form, preference: values.deliveryPreference, removeDraft: draft.remove };
}
