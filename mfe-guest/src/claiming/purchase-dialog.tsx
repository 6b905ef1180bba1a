import type { ClaimForm, GiftChange, SharedItem } from '@gift-registry/bff-contract';
import { claimForm } from '@gift-registry/bff-contract';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { unitsLeft } from '../gift-state/gift-state.ts';
import { arrangeWithHost } from './arrange-with-host.ts';
import { GiftFormDialog } from './gift-form-dialog.tsx';
import { GuestFields } from './guest-fields.tsx';
import { guestDefaults } from './remembered-guest.ts';
import { useGiftSubmission } from './use-gift-submission.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly onClose: () => void;
  readonly onDone: (change: GiftChange) => void;
}

export function PurchaseDialog({ shareCode, item, onClose, onDone }: Props) {
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(claimForm),
    defaultValues: { ...guestDefaults(), quantity: 1 },
  });
  const { errors } = formState;
  const { submit, isPending, failure } = useGiftSubmission({
    shareCode,
    send: (api, body: ClaimForm, headers) =>
      api('claimItem', { params: { shareCode, itemId: item.id }, headers, body }),
    fields: ['guestName', 'guestEmail', 'message'],
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onDone,
  });
  const left = unitsLeft(item);
  const external = item.externalUrl !== null;

  return (
    <GiftFormDialog
      item={item}
      title={`Purchase ${item.name}`}
      description={
        external
          ? 'We hold it for you for 24 hours while you buy it at the shop, which opens in a new tab.'
          : `We mark it as purchased, so nobody gives the same gift twice. ${arrangeWithHost}`
      }
      submitLabel={external ? 'Hold it and go to the shop' : 'Purchase'}
      busyLabel={external ? 'Holding...' : 'Purchasing...'}
      busy={isPending}
      failureTitle="Your gift was not recorded"
      failure={failure}
      onSubmit={handleSubmit((form) => submit(form))}
      onClose={onClose}
    >
      <GuestFields
        name={{ control: register('guestName'), error: errors.guestName?.message }}
        email={{ control: register('guestEmail'), error: errors.guestEmail?.message }}
        message={{ control: register('message'), error: errors.message?.message }}
      />
      {left > 1 && (
        <Controller
          control={control}
          name="quantity"
          render={({ field }) => (
            <QuantityStepper
              label="Quantity"
              value={field.value}
              max={left}
              onValueChange={field.onChange}
            />
          )}
        />
      )}
    </GiftFormDialog>
  );
}
