import { type Registry, ApiError, todayInIndia } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { useToast } from '@gift-registry/shell-contract';
import { RegistryFields } from '../../features/registries/form/registry-fields.tsx';
import {
  type RegistryDetails as Details,
  isRegistryField,
  saveFailure,
} from '../../features/registries/form/registry-form-values.ts';
import { ChangesElsewhere } from '../../features/registries/form/changes-elsewhere.tsx';
import { LeaveWithChanges } from '../../features/registries/form/leave-with-changes.tsx';
import styles from './registry-details.module.css';
import { useRegistryForm } from '../../features/registries/form/use-registry-form.ts';
import { useSaveDetails } from './use-save-details.ts';

export function RegistryDetails({ registry }: { readonly registry: Registry }) {
  const showToast = useToast();
  const details = useRegistryForm({ saved: registry, keepsPastDate: true });
  const { form, changes, elsewhere, showSaved } = details;
  const base = details.base ?? registry;
  const { errors } = form.formState;
  const save = useSaveDetails(base);

  const onRefused = (error: ApiError) => {
    if (isRegistryField(error.field))
      form.setError(error.field, { message: error.message }, { shouldFocus: true });
    else
      showToast({
        type: error.code === 'stale' ? 'warning' : 'error',
        title: 'Your changes were not saved',
        description: error.code === 'stale' ? error.message : saveFailure(error, true),
      });
  };
  const saveDetails = async (values: Details): Promise<boolean> => {
    try {
      showSaved(await save.mutateAsync(values));
    } catch (error) {
      if (error instanceof ApiError) onRefused(error);
      return false;
    }
    showToast({ type: 'success', title: 'Registry Updated' });
    return true;
  };
  const submit = form.handleSubmit(async (values) => void (await saveDetails(values)));

  return (
    <Section title="Details" lede={detailsLede(registry)}>
      <Card padding="lg">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={6}>
            {elsewhere && (
              <ChangesElsewhere
                changes={elsewhere}
                saveLabel="Save Changes"
                onKeepTyped={details.keepTyped}
                onTakeSaved={details.takeSaved}
              />
            )}
            <RegistryFields
              register={form.register}
              errors={errors}
              initialValues={details.startValues}
              minDate={base.eventDate < todayInIndia() ? base.eventDate : todayInIndia()}
            />
            <div className={styles.save} data-unsaved={changes.length > 0 || undefined}>
              <Button
                type="submit"
                variant="primary"
                size="lg"
                busy={save.isPending}
                busyLabel="Saving..."
              >
                Save Changes
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      <LeaveWithChanges
        changes={changes}
        isSaving={save.isPending}
        failure={save.error ? saveFailure(save.error, true) : undefined}
        onSave={({ leave, stay }) =>
          void form.handleSubmit(async (values) => {
            if (await saveDetails(values)) leave();
          }, stay)()
        }
      />
    </Section>
  );
}

const detailsLede = ({ status }: Registry): string =>
  status === 'draft'
    ? 'Save Changes saves these. Gifts below save at once.'
    : 'Save Changes saves these, and your guests see them at once. Gifts below save at once.';
