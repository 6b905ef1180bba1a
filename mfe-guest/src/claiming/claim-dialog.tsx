import type { ClaimForm } from '@gift-registry/bff-contract';
import { claimForm, unitsLeft } from '@gift-registry/bff-contract';
import { QuantityStepper } from '@gift-registry/design-system/quantity-stepper';
import { forgetDraft, useDraft, useKeptForm } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { KeptGuest } from '../gift-form/kept-guest.ts';
import { purchaseRefusal } from '../gift-state/refusals.ts';
import { GiftFormDialog, type GiftDialogProps } from '../gift-form/gift-form-dialog.tsx';
import { purchaseTexts } from '../gift-form/gift-form-texts.ts';
import { GuestFields } from '../gift-form/guest-fields.tsx';
import { guestDefaults } from '../gift-form/remembered-guest.ts';
import { useForgetGuest } from '../gift-form/use-forget-guest.ts';
import { cacheGiftChange } from '../my-gifts/use-gift-mutation.ts';
import { useGiftSubmission } from '../gift-form/submission/use-gift-submission.ts';

export function ClaimDialog(props: GiftDialogProps & KeptGuest) {
  const { shareCode, registry, item, onDone } = props;
  const draftKey = `purchase:${item.id}`;
  const draft = useDraft(draftKey, { ...guestDefaults(), ...props.typed, quantity: 1 });
  const form = useForm({
    resolver: zodResolver(claimForm),
    defaultValues: draft.values,
  });
  useKeptForm(form, draftKey);
  const { register, control, handleSubmit, setError, setValue, formState } = form;
  const { errors } = formState;
  const submission = useGiftSubmission({
    shareCode,
    itemId: item.id,
    send: (api, body: ClaimForm, headers) =>
      api('claimItem', { params: { shareCode, itemId: item.id }, headers, body }),
    cacheReply: cacheGiftChange,
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

  return (
    <GiftFormDialog
      {...props}
      {...purchaseTexts(item, registry, { opensShop: true })}
      busyLabel={item.externalUrl === null ? 'Purchasing...' : 'Holding...'}
      refusalOf={purchaseRefusal}
      submission={submission}
      onChoose={(other) => {
        const { guestName, guestEmail, message } = form.getValues();
        props.onTyped({ guestName, guestEmail: guestEmail ?? '', message: message ?? '' });
        setValue('quantity', 1);
        props.onChoose(other);
      }}
      onSubmit={handleSubmit((typed) => submission.submit(typed))}
    >
      <GuestFields
        field={(name) => ({ control: register(name), error: errors[name]?.message })}
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
