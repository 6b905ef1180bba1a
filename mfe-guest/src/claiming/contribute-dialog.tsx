import { type ContributionForm, formatPaise } from '@gift-registry/bff-contract';
import { contributionFields, readAmount } from '@gift-registry/bff-contract';
import { forgetDraft, useDraft, useKeptForm } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { contributionRefusal } from '../gift-state/refusals.ts';
import { AmountField } from '../gift-form/amount-field.tsx';
import { GiftFormDialog, type GiftDialogProps } from '../gift-form/gift-form-dialog.tsx';
import { contributionTexts } from '../gift-form/gift-form-texts.ts';
import { GuestFields } from '../gift-form/guest-fields.tsx';
import { guestDefaults } from '../gift-form/remembered-guest.ts';
import { useForgetGuest } from '../gift-form/use-forget-guest.ts';
import { cacheGiftChange } from '../my-gifts/use-gift-mutation.ts';
import { useGiftSubmission } from '../gift-form/submission/use-gift-submission.ts';

interface Props extends GiftDialogProps {
  /** Rupees that stand in the field at first. */
  readonly amount: number | undefined;
}

export function ContributeDialog(props: Props) {
  const { shareCode, item, onDone } = props;
  const draftKey = `contribute:${item.id}`;
  const draft = useDraft(draftKey, { ...guestDefaults(), amount: String(props.amount ?? '') });
  const form = useForm({
    resolver: zodResolver(contributionFields),
    defaultValues: draft.values,
  });
  useKeptForm(form, draftKey);
  const { register, handleSubmit, setError, setValue, formState } = form;
  const { errors } = formState;
  const typed = readAmount(useWatch({ control: form.control, name: 'amount' }));
  const submission = useGiftSubmission({
    shareCode,
    itemId: item.id,
    send: (api, body: ContributionForm, headers) =>
      api('contributeToItem', { params: { shareCode, itemId: item.id }, headers, body }),
    cacheReply: cacheGiftChange,
    fields: ['amount', 'guestName', 'guestEmail', 'message'],
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onDone(change) {
      forgetDraft(draftKey);
      onDone(change);
    },
  });
  const forget = useForgetGuest(() => {
    setValue('guestName', '');
    setValue('guestEmail', '');
    form.setFocus('guestName');
  });

  return (
    <GiftFormDialog
      {...props}
      {...contributionTexts(item)}
      busyLabel="Contributing..."
      refusalOf={contributionRefusal}
      submission={submission}
      onSubmit={handleSubmit((values) => submission.submit(values))}
    >
      <AmountField control={register('amount')} error={errors.amount?.message} />
      {typed.kind === 'amount' && <p role="status">You give {formatPaise(typed.paise)}</p>}
      <GuestFields
        field={(name) => ({ control: register(name), error: errors[name]?.message })}
        onForget={forget}
      />
    </GiftFormDialog>
  );
}
