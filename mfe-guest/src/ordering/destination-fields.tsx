import { type SharedRegistry, wantedDays } from '@gift-registry/bff-contract';
import { RadioCards } from '@gift-registry/design-system/radio-cards';
import { TextField } from '@gift-registry/design-system/text-field';
import { Controller, useWatch } from 'react-hook-form';
import type { GiveForm } from '../give-values/give-values.ts';
import { AddressFields } from './address-fields.tsx';
import { guestDestinations } from './guest-destinations.ts';
import { shipsToHost } from '../give-values/order-values.ts';

interface Props {
  readonly registry: SharedRegistry;
  readonly form: GiveForm;
}

export function DestinationFields({ registry, form }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const shipTo = useWatch({ control, name: 'shipTo' });
  if (shipsToHost(registry)) {
    const days = wantedDays(registry);
    if (!days) return null;
    return (
      <TextField
        label="Delivery day"
        optional
        type="date"
        min={days.first}
        max={days.last}
        {...register('wantedDay')}
        error={errors.wantedDay?.message}
      />
    );
  }
  const options = guestDestinations(registry);
  return (
    <>
      {options.length > 1 && (
        <Controller
          control={control}
          name="shipTo"
          render={({ field }) => (
            <RadioCards
              label="Where it goes"
              options={options}
              error={errors.shipTo?.message}
              value={field.value}
              name={field.name}
              onBlur={field.onBlur}
              onValueChange={field.onChange}
            />
          )}
        />
      )}
      {shipTo === 'guest' && (
        <AddressFields
          fillsIn
          field={(name) => ({ control: register(name), error: errors[name]?.message })}
        />
      )}
    </>
  );
}
