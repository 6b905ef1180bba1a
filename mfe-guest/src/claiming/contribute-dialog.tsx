import type { ContributionForm, GiftChange, SharedItem } from '@gift-registry/bff-contract';
import { contributeToItem, contributionForm } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { formatPrice } from '@gift-registry/design-system/price';
import { TextField } from '@gift-registry/design-system/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
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
  const formId = useId();
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

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Contribute to ${item.name}`}
      description={`${formatPrice(missing)} is still missing. You settle the money with the host directly.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={pledge.isPending}
            busyLabel="Contributing..."
          >
            Contribute
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit((values) => pledge.mutate(values))(event)}
      >
        <Stack>
          {pledge.error && pledge.error.field !== 'amount' && (
            <Alert type="error" title="Your contribution was not recorded">
              {pledge.error.message}
            </Alert>
          )}
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
        </Stack>
      </form>
    </Dialog>
  );
}

const parseAmount = (typed: unknown): number => {
  const digits = String(typed).replace(/[₹,\s]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
};
