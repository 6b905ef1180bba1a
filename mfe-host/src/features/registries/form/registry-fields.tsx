import {
  compactPhone,
  guestRanges,
  occasionLabels,
  occasions,
  todayInIndia,
} from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { PhoneField } from '@gift-registry/design-system/phone-field';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FormProblem } from '../../platform/form-problem.tsx';
import styles from './registry-fields.module.css';
import {
  type InitialValues,
  type RegistryFormValues,
  fieldLabels,
  fieldsInOrder,
} from './registry-form-values.ts';

interface Props {
  readonly register: UseFormRegister<RegistryFormValues>;
  readonly errors: FieldErrors<RegistryFormValues>;
  readonly initialValues: InitialValues;
  /** The earliest day to choose, YYYY-MM-DD. Default today. */
  readonly minDate?: string;
}

const YEARS = 10;

function questionOf(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  return year > Number(todayInIndia().slice(0, 4)) + YEARS
    ? `${year} is more than ten years from now. Is the year right?`
    : undefined;
}

export function RegistryFields({ register, errors, initialValues, minDate }: Props) {
  // In the order of the page: the first of several errors is focused.
  const [registryName, occasion, eventDate] = [
    register('registryName'),
    register('occasion'),
    register('eventDate'),
  ];
  const [question, setQuestion] = useState<string>();
  return (
    <Stack gap={5}>
      <TextField
        label={fieldLabels.registryName}
        autoComplete="off"
        placeholder="Asha & Rohan’s Wedding"
        {...registryName}
        error={errors.registryName?.message}
      />
      <div className={styles.pair}>
        <SelectField
          label={fieldLabels.occasion}
          placeholder="Choose the occasion"
          options={occasions.map((value) => ({ value, label: occasionLabels[value] }))}
          defaultValue={initialValues.occasion ?? ''}
          {...occasion}
          error={errors.occasion?.message}
        />
        <TextField
          label={fieldLabels.eventDate}
          type="date"
          min={minDate ?? todayInIndia()}
          hint={question}
          {...eventDate}
          onChange={(event) => {
            setQuestion(questionOf(event.target.value));
            void eventDate.onChange(event);
          }}
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
        <PhoneField
          abroad
          label={fieldLabels.phoneNumber}
          {...register('phoneNumber', { setValueAs: compactPhone })}
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
      <FormProblem errors={errors} shown={fieldsInOrder} />
    </Stack>
  );
}
