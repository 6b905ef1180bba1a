import {
  formatPaise,
  fromPaise,
  readAmount,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AmountField } from '../gift-form/amount/amount-field.tsx';
import { QuickAmounts } from '../gift-form/amount/quick-amounts.tsx';
import { suggestAmounts } from '../gift-form/amount/suggest-amounts.ts';
import { GuestFields, type GiftField } from '../gift-form/guest-fields.tsx';
import { DestinationFields } from '../ordering/destination-fields.tsx';
import { orderHints } from '../ordering/order-hints.ts';
import type { GiveForm, GiveValues } from '../give-values/give-values.ts';
import type { Way } from '../give-values/read-values.ts';

interface Props {
  readonly way: Way;
  readonly registry: SharedRegistry;
  readonly form: GiveForm;
  readonly onForget: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function GiveFields({ way, registry, form, onForget, children }: Props) {
  const { register, formState, control, setValue } = form;
  const { errors, isSubmitted } = formState;
  const isOrder = way.kind === 'order';
  const shipTo = useWatch({ control, name: 'shipTo' });
  const field = (name: keyof GiveValues): GiftField => ({
    control: register(name),
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
    </>
  );
}

function AmountFields({ item, form }: { readonly item: SharedItem; readonly form: GiveForm }) {
  const { register, control, setValue, formState } = form;
  const typed = readAmount(useWatch({ control, name: 'amount' }));
  const paise = typed.kind === 'amount' ? typed.paise : undefined;
  return (
    <>
      <QuickAmounts
        suggestion={suggestAmounts(item)}
        chosen={paise}
        onChoose={(chosen) =>
          setValue('amount', String(fromPaise(chosen)), { shouldDirty: true, shouldValidate: true })
        }
      />
      <AmountField control={register('amount')} error={formState.errors.amount?.message} />
      {paise !== undefined && <p role="status">You give {formatPaise(paise)}</p>}
    </>
  );
}
