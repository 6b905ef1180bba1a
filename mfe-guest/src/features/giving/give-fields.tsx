import {
  formatPaise,
  fromPaise,
  readAmount,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AmountField, GuestFields, orderHints } from './guest-fields.tsx';
import { suggestAmounts } from './suggest-amounts.ts';
import type { FormField } from '../platform/typed-field.ts';
import { DestinationFields } from '../orders/destination-fields.tsx';
import { arrivalText } from '../orders/expected-days.ts';
import type { GiveForm, GiveValues, Way } from './give-values.ts';

interface Props {
  readonly way: Way;
  readonly registry: SharedRegistry;
  readonly form: GiveForm;
  readonly onForget: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function GiveFields({ way, registry, form, onForget, children }: Props) {
  const { register, formState, control, getValues, setValue } = form;
  const { errors, isSubmitted } = formState;
  const isOrder = way.kind === 'order';
  const shipTo = useWatch({ control, name: 'shipTo' });
  // Most parcels go to the giver.
  const proposeRecipient = () => {
    const { guestName, name } = getValues();
    if (name.trim() === '') setValue('name', guestName.trim());
  };
  const field = (name: keyof GiveValues): FormField => ({
    control: register(name, name === 'guestName' && isOrder ? { onBlur: proposeRecipient } : {}),
    error: errors[name]?.message,
  });
  return (
    <>
      {way.kind === 'contribution' && <AmountFields item={way.item} form={form} />}
      <GuestFields field={field} {...(isOrder && { hints: orderHints })} onForget={onForget} />
      {children}
      {isOrder && (
        <DestinationFields
          registry={registry}
          field={field}
          shipTo={shipTo}
          shipToError={errors.shipTo?.message}
          onShipToChange={(chosen) =>
            setValue('shipTo', chosen, { shouldDirty: true, shouldValidate: isSubmitted })
          }
          fillsIn
        />
      )}
      {isOrder && shipTo !== 'pick-up' && <p>{arrivalText(registry)}</p>}
    </>
  );
}

function AmountFields({ item, form }: { readonly item: SharedItem; readonly form: GiveForm }) {
  const { register, control, setValue, formState } = form;
  const { amounts, share, text } = suggestAmounts(item);
  const typed = readAmount(useWatch({ control, name: 'amount' }));
  const paise = typed.kind === 'amount' ? typed.paise : undefined;
  return (
    <>
      <ChipRow label="Suggestions">
        {amounts.map((suggested) => (
          <ToggleChip
            key={suggested}
            pressed={suggested === paise}
            suggested={suggested === share}
            onPressedChange={() =>
              setValue('amount', String(fromPaise(suggested)), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {formatPaise(suggested)}
          </ToggleChip>
        ))}
      </ChipRow>
      {text !== undefined && <p>{text}</p>}
      <AmountField control={register('amount')} error={formState.errors.amount?.message} />
      {paise !== undefined && <p role="status">You give {formatPaise(paise)}</p>}
    </>
  );
}
