import type { ContributionForm, GiftChange, SharedItem } from '@gift-registry/bff-contract';
import { contributionFields } from '@gift-registry/bff-contract';
import { TextField } from '@gift-registry/design-system/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { GiftFormDialog } from './gift-form-dialog.tsx';
import { GuestFields } from './guest-fields.tsx';
import { missingText } from './missing-text.ts';
import { guestDefaults } from './remembered-guest.ts';
import { useGiftSubmission } from './use-gift-submission.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly onClose: () => void;
  readonly onDone: (change: GiftChange) => void;
}

export function ContributeDialog({ shareCode, item, onClose, onDone }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(contributionFields),
    defaultValues: { ...guestDefaults(), amount: '' },
  });
  const { errors } = formState;
  const { submit, isPending, failure } = useGiftSubmission({
    shareCode,
    send: (api, body: ContributionForm, headers) =>
      api('contributeToItem', { params: { shareCode, itemId: item.id }, headers, body }),
    fields: ['amount', 'guestName', 'guestEmail', 'message'],
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onDone,
  });

  return (
    <GiftFormDialog
      item={item}
      title={`Contribute to ${item.name}`}
      description={missingText(item)}
      submitLabel="Contribute"
      busyLabel="Contributing..."
      busy={isPending}
      failureTitle="Your contribution was not recorded"
      failure={failure}
      onSubmit={handleSubmit((form) => submit(form))}
      onClose={onClose}
    >
      <TextField
        label="Amount"
        startSlot="₹"
        inputMode="decimal"
        autoComplete="off"
        {...register('amount')}
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
