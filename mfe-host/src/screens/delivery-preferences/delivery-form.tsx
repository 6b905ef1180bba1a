import {
  type Registry,
  compactPhone,
  registry as registrySchema,
  type ApiError,
  saveDelivery,
} from '@gift-registry/bff-contract';
import { usePinCodeAutofill } from '@gift-registry/bff-contract/pin-codes';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import {
  Link,
  useHistoryLayer,
  useLazyComponent,
  useNavigation,
  useToast,
  type Toast,
} from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch, type FieldErrors } from 'react-hook-form';
import { failureToast } from '../../features/platform/query-failure.tsx';
import { FormProblem } from '../../features/platform/form-problem.tsx';
import { useSelectedRegistryPath } from '../../features/registries/registry-path.ts';
import { AddressFields } from './address-fields.tsx';
import { DeliveryChangedElsewhere } from './delivery-changed-elsewhere.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import {
  type DeliveryField,
  deliveryFields,
  isDeliveryField,
  requiredForCatalogue,
  type DeliveryFormValues,
} from './delivery-form-values.ts';
import type { DeliveryDetails } from './check-delivery.ts';
import { savedAddress } from './saved-address.ts';
import { useDeliveryForm } from './use-delivery-form.ts';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';

interface Options {
  readonly registryId: string;
  readonly version: number | undefined;
  readonly onSaved: (registry: Registry) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Saves the preferences. The callbacks also run after the form is gone, such as when the session has ended. */
function useSaveDelivery({ registryId, version, onSaved, onRefused }: Options) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<Registry, ApiError, DeliveryDetails>({
    mutationFn: (details) =>
      api(saveDelivery, {
        params: { registryId },
        body: { ...details, ...(version === undefined ? {} : { deliveryVersion: version }) },
      }),
    onSuccess(saved) {
      onSaved(saved);
      return client.invalidateQueries({ queryKey: registryKeys.all, type: 'inactive' });
    },
    onError: onRefused,
  });
}

function deliveryErrorToast(errors: FieldErrors<DeliveryFormValues>): Toast | undefined {
  const { deliveryPreference, termsAccepted } = errors;
  if (deliveryPreference?.message)
    return {
      type: 'error',
      title: 'Selection Required',
      description: deliveryPreference.message,
    };
  if (termsAccepted?.message)
    return { type: 'error', title: 'Terms Required', description: termsAccepted.message };
  return undefined;
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "address-deletion-dialog" */ './address-deletion-dialog.tsx'))
    .AddressDeletionDialog;

interface Props {
  readonly registry: Registry;
  /** Saves a UPI address that was typed below. Resolves to false if it can't be saved yet. */
  readonly saveUpi: () => Promise<boolean>;
}

export function DeliveryForm({ registry, saveUpi }: Props) {
  const { navigate } = useNavigation();
  const showToast = useToast();
  const pathFor = useSelectedRegistryPath();
  const { form, preference, base, elsewhere, tellStale, setSaving, removeDraft } =
    useDeliveryForm(registry);
  usePinCodeAutofill(useWatch({ control: form.control, name: 'zipCode' }), {
    read: form.getValues,
    fill(name, value) {
      form.setValue(name, value);
      form.clearErrors(name);
    },
  });
  const save = useSaveDelivery({
    registryId: registry.id,
    version: base.deliveryVersion,
    onSaved(saved) {
      removeDraft();
      showToast({ type: 'success', title: 'Delivery preferences saved successfully!' });
      navigate(`/registry/share/${saved.id}`);
    },
    onRefused(error) {
      setSaving(false);
      const current = registrySchema.safeParse(error.current);
      if (error.code === 'stale' && current.success) tellStale(current.data);
      else if (isDeliveryField(error.field))
        form.setError(error.field, { message: error.message }, { shouldFocus: true });
      else showToast(failureToast('Failed to save delivery preferences. Please try again.', error));
    },
  });
  const { errors } = form.formState;
  const [toConfirm, setToConfirm] = useState<DeliveryDetails>();
  const question = useHistoryLayer('delete-address', {
    momentary: true,
    onClosed: () => setToConfirm(undefined),
  });
  const AddressDeletionDialog = useLazyComponent(loadDialog, question.open, question.close);
  const address = savedAddress(base);
  const field = (name: DeliveryField) => ({
    ...form.register(name, {
      onChange: () => form.clearErrors(name),
      ...(name === 'phoneNumber' && { setValueAs: compactPhone }),
    }),
    error: errors[name]?.message,
  });

  const send = (details: DeliveryDetails) => {
    setSaving(true);
    save.mutate(details);
  };
  const submit = form.handleSubmit(
    async (details) => {
      if (!(await saveUpi())) return;
      if (address && details.deliveryPreference === 'guest_delivery') {
        setToConfirm(details);
        question.show();
      } else send(details);
    },
    (missing) => {
      const toast = deliveryErrorToast(missing);
      if (toast) showToast(toast);
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={6}>
        {elsewhere && <DeliveryChangedElsewhere {...elsewhere} />}
        <Controller
          control={form.control}
          name="deliveryPreference"
          render={({ field: choice }) => (
            <DeliveryChoice
              value={choice.value}
              error={errors.deliveryPreference?.message}
              onChange={(value) => {
                choice.onChange(value);
                form.clearErrors();
              }}
            />
          )}
        />
        {preference === 'catalog_delivery' && (
          <AddressFields
            field={field}
            incomplete={requiredForCatalogue.some((name) => errors[name])}
          />
        )}
        <Checkbox
          label={
            <>
              I accept the{' '}
              <TextLink href="/terms" external>
                Terms &amp; Conditions
              </TextLink>
            </>
          }
          {...field('termsAccepted')}
        />
        <FormProblem errors={errors} shown={deliveryFields} />
        <Cluster justify="between">
          <Button size="lg" href={pathFor('/registry')} linkComponent={Link}>
            Back
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={save.isPending}
            busyLabel="Saving..."
          >
            Confirm &amp; Proceed
          </Button>
        </Cluster>
      </Stack>
      {AddressDeletionDialog && (
        <DialogBoundary part="address-deletion" layer={question}>
          <AddressDeletionDialog
            layer={question}
            address={address}
            onDelete={() => {
              question.close();
              if (toConfirm) send(toConfirm);
            }}
          />
        </DialogBoundary>
      )}
    </form>
  );
}
