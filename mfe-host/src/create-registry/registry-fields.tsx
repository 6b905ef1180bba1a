import { guestRanges, occasionLabels, occasions, todayInIndia } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import styles from './registry-fields.module.css';
import type { InitialValues, RegistryFormValues } from './registry-form-values.ts';
import { fieldLabels } from './registry-form-values.ts';

interface Props {
  readonly register: UseFormRegister<RegistryFormValues>;
  readonly errors: FieldErrors<RegistryFormValues>;
  readonly initialValues: InitialValues;
}

export function RegistryFields({ register, errors, initialValues }: Props) {
  return (
    <Stack gap={5}>
      <TextField
        label={fieldLabels.registryName}
        autoComplete="off"
        placeholder="Asha & Rohan’s Wedding"
        {...register('registryName')}
        error={errors.registryName?.message}
      />
      <div className={styles.pair}>
        <SelectField
          label={fieldLabels.occasion}
          placeholder="Choose the occasion"
          options={occasions.map((value) => ({ value, label: occasionLabels[value] }))}
          defaultValue={initialValues.occasion ?? ''}
          {...register('occasion')}
          error={errors.occasion?.message}
        />
        <TextField
          label={fieldLabels.eventDate}
          type="date"
          min={todayInIndia()}
          {...register('eventDate')}
          error={errors.eventDate?.message}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          label={fieldLabels.guestRange}
          placeholder="How many will come?"
          options={guestRanges.map((value) => ({ value }))}
          defaultValue={initialValues.guestRange ?? ''}
          {...register('guestRange')}
          error={errors.guestRange?.message}
        />
        <TextField
          label={fieldLabels.phoneNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={13}
          startSlot="+91"
          {...register('phoneNumber')}
          error={errors.phoneNumber?.message}
        />
      </div>
      <TextArea
        label={fieldLabels.guestMessage}
        optional
        rows={4}
        limit={500}
        {...register('guestMessage')}
        error={errors.guestMessage?.message}
      />
    </Stack>
  );
}
