import type { ClaimForm } from '@gift-registry/bff-contract';
import { claimForm, unitsLeft } from '@gift-registry/bff-contract';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { forgetDraft, useDraft, useKeptForm } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { purchaseRefusal } from '../gift-state/refusals.ts';
import { choiceOf, type FormProps } from './form-props.ts';
import { GiftFormDialog } from './gift-form-dialog.tsx';
import { GuestFields } from './guest-fields.tsx';
import { purchaseStep } from './purchase-step.ts';
import { guestDefaults } from './remembered-guest.ts';
import { useForgetGuest } from './use-forget-guest.ts';
import { useGiftSubmission } from './use-gift-submission.ts';

export function PurchaseDialog(props: FormProps) {
  const { shareCode, registry, item, layer, onDone } = props;
  const draftKey = `purchase:${item.id}`;
  const draft = useDraft(draftKey, { ...guestDefaults(), quantity: 1 });
  const form = useForm({
    resolver: zodResolver(claimForm),
    defaultValues: draft.values,
  });
  useKeptForm(form, draftKey);
  const { register, control, handleSubmit, setError, setValue, formState } = form;
  const { errors } = formState;
  const { submit, reset, isPending, stopRepeating, failure } = useGiftSubmission({
    shareCode,
    itemId: item.id,
    send: (api, body: ClaimForm, headers) =>
      api('claimItem', { params: { shareCode, itemId: item.id }, headers, body }),
    fields: ['guestName', 'guestEmail', 'message'],
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
  const left = unitsLeft(item);
  const external = item.externalUrl !== null;
  const choice = choiceOf(props, purchaseRefusal);

  return (
    <GiftFormDialog
      item={item}
      title={`Purchase ${item.name}`}
      description={purchaseStep(item, registry)}
      submitLabel={external ? 'Hold it and go to the shop' : 'Purchase'}
      busyLabel={external ? 'Holding...' : 'Purchasing...'}
      busy={isPending}
      stopRepeating={stopRepeating}
      failureTitle="Your gift was not recorded"
      failure={failure}
      others={choice.others}
      refusal={isPending ? undefined : choice.refusal}
      onChoose={(other) => {
        reset();
        setValue('quantity', 1);
        props.onChoose(other);
      }}
      onSubmit={handleSubmit((typed) => submit(typed))}
      layer={layer}
    >
      <GuestFields
        name={{ control: register('guestName'), error: errors.guestName?.message }}
        email={{ control: register('guestEmail'), error: errors.guestEmail?.message }}
        message={{ control: register('message'), error: errors.message?.message }}
        onForget={forget}
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
