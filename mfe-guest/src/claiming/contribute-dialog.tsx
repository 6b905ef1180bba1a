import type { ContributionForm } from '@gift-registry/bff-contract';
import { contributionFields, readAmount } from '@gift-registry/bff-contract';
import { formatPrice } from '@gift-registry/design-system/price';
import { TextField } from '@gift-registry/design-system/text-field';
import { forgetDraft, useDraft, useKeptForm } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { contributionRefusal } from '../gift-state/refusals.ts';
import { choiceOf, type FormProps } from './form-props.ts';
import { GiftFormDialog } from './gift-form-dialog.tsx';
import { GuestFields } from './guest-fields.tsx';
import { missingText } from './missing-text.ts';
import { guestDefaults } from './remembered-guest.ts';
import { useForgetGuest } from './use-forget-guest.ts';
import { useGiftSubmission } from './use-gift-submission.ts';

interface Props extends FormProps {
  /** Rupees that stand in the field at first. */
  readonly amount: number | undefined;
}

export function ContributeDialog(props: Props) {
  const { shareCode, item, layer, onDone } = props;
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
  const { submit, reset, isPending, stopRepeating, failure } = useGiftSubmission({
    shareCode,
    itemId: item.id,
    send: (api, body: ContributionForm, headers) =>
      api('contributeToItem', { params: { shareCode, itemId: item.id }, headers, body }),
    fields: ['amount', 'guestName', 'guestEmail', 'message'],
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onDone(change) {
      forgetDraft(draftKey);
      onDone(change);
    },
  });
  const choice = choiceOf(props, contributionRefusal);
  const forget = useForgetGuest(() => {
    setValue('guestName', '');
    setValue('guestEmail', '');
    form.setFocus('guestName');
  });

  return (
    <GiftFormDialog
      item={item}
      title={`Contribute to ${item.name}`}
      description={missingText(item)}
      submitLabel="Contribute"
      busyLabel="Contributing..."
      busy={isPending}
      stopRepeating={stopRepeating}
      failureTitle="Your contribution was not recorded"
      failure={failure}
      others={choice.others}
      refusal={isPending ? undefined : choice.refusal}
      onChoose={(other) => {
        reset();
        props.onChoose(other);
      }}
      onSubmit={handleSubmit((values) => submit(values))}
      layer={layer}
    >
      <TextField
        label="Amount"
        startSlot="₹"
        inputMode="decimal"
        autoComplete="off"
        {...register('amount')}
        error={errors.amount?.message}
      />
      {typed.kind === 'amount' && <p role="status">You give {formatPrice(typed.paise / 100)}</p>}
      <GuestFields
        name={{ control: register('guestName'), error: errors.guestName?.message }}
        email={{ control: register('guestEmail'), error: errors.guestEmail?.message }}
        message={{ control: register('message'), error: errors.message?.message }}
        onForget={forget}
      />
    </GiftFormDialog>
  );
}
