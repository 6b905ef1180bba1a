import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, useToast } from '@gift-registry/shell-contract';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { failureToast } from '../failure/failure-toast.ts';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { AddressFields } from './address-fields.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { deliveryErrorToast } from './delivery-error-toast.ts';
import type { DeliveryField, DeliveryFormValues } from './delivery-form-values.ts';
import { isDeliveryField, toFormValues } from './delivery-form-values.ts';
import type { DeliveryDetails } from './check-delivery.ts';
import { deliveryResolver } from './delivery-resolver.ts';
import { useSaveDelivery } from './use-save-delivery.ts';

export function DeliveryForm({ registry }: { readonly registry: Registry }) {
  const { navigate } = useNavigation();
  const showToast = useToast();
  const pathFor = useSelectedRegistryPath();
  const save = useSaveDelivery(registry.id);
  const form = useForm<DeliveryFormValues, unknown, DeliveryDetails>({
    resolver: deliveryResolver,
    reValidateMode: 'onSubmit',
    defaultValues: toFormValues(registry),
  });
  const { errors } = form.formState;
  const preference = useWatch({ control: form.control, name: 'deliveryPreference' });
  const field = (name: DeliveryField) =>
    form.register(name, { onChange: () => form.clearErrors(name) });

  const submit = form.handleSubmit(
    (details) =>
      save.mutate(details, {
        onSuccess(saved) {
          showToast({ type: 'success', title: 'Delivery preferences saved successfully!' });
          navigate(`/registry/share/${saved.id}`);
        },
        onError(error) {
          if (isDeliveryField(error.field))
            form.setError(error.field, { message: error.message }, { shouldFocus: true });
          else
            showToast(
              failureToast('Failed to save delivery preferences. Please try again.', error),
            );
        },
      }),
    (missing) => {
      const toast = deliveryErrorToast(missing);
      if (toast) showToast(toast);
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={6}>
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
        {preference === 'catalog_delivery' && <AddressFields field={field} errors={errors} />}
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
          error={errors.termsAccepted?.message}
        />
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
    </form>
  );
}
