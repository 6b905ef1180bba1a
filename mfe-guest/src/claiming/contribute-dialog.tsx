import type { ContributionForm, GiftChange, SharedItem } from '@gift-registry/bff-contract';
import { contributeToItem, contributionForm } from '@gift-registry/bff-contract';
import { formatPrice } from '@gift-registry/design-system/price';
import { TextField } from '@gift-registry/design-system/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { GiftFormDialog } from './gift-form-dialog.tsx';
import { GuestFields } from './guest-fields.tsx';
import { rememberDetails, rememberedDetails } from './remembered-guest.ts';
import { useGiftChange } from './use-gift-change.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

export interface ContributeDialogProps {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly onClose: () => void;
  readonly onDone: (change: GiftChange) => void;
}

export function ContributeDialog(props: ContributeDialogProps) {
  const { shareCode, item, onClose, onDone } = props;
  const keyFor = useIdempotencyKey();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(contributionForm),
    defaultValues: { ...rememberedDetails(), message: '', amount: Number.NaN },
  });
  const { errors } = formState;
  const pledge = useGiftChange<ContributionForm>(
    shareCode,
    (api, body) =>
      api(contributeToItem, {
        params: { shareCode, itemId: item.id },
        headers: { 'idempotency-key': keyFor(body) },
        body,
      }),
    {
      onSuccess(change, body) {
        rememberDetails({ guestName: body.guestName, guestEmail: body.guestEmail ?? '' });
        onDone(change);
      },
      onError(error) {
        if (error.field === 'amount') setError('amount', { message: error.message });
      },
    },
  );
  const missing = (item.price ?? 0) - item.pledgedAmount;

  const hasFieldError = pledge.error?.field === 'amount';

  return (
    <GiftFormDialog
      title={`Contribute to ${item.name}`}
      description={`${formatPrice(missing)} is still missing. You settle the money with the host directly.`}
      submitLabel="Contribute"
      busyLabel="Contributing..."
      busy={pledge.isPending}
      failure={
        pledge.error && !hasFieldError
          ? { title: 'Your contribution was not recorded', message: pledge.error.message }
          : null
      }
      onSubmit={(event) => void handleSubmit((values) => pledge.mutate(values))(event)}
      onClose={onClose}
    >
      <TextField
        label="Amount"
        startSlot="₹"
        inputMode="decimal"
        autoComplete="off"
        {...register('amount', { setValueAs: parseAmount })}
        defaultValue=""
        error={errors.amount?.message}
      />
      <GuestFields
        name={{ control: register('guestName'), error: errors.guestName?.message }}
        email={{ control: register('guestEmail'), error: errors.guestEmail?.message }}
        message={{ control: register('message'), error: errors.message?.message }}
      />
    </GiftFormDialog>
  );
}

const parseAmount = (typed: unknown): number => {
  const digits = String(typed).replace(/[₹,\s]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
};
