import { TextField } from '@gift-registry/design-system/text-field';
import { contributePath } from '../claiming/gift-paths.ts';
import { missingText } from '../claiming/missing-text.ts';
import { GiftFormLayout } from '../gift-form/gift-form-layout.tsx';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { TypedGuestFields } from '../gift-form/typed-guest-fields.tsx';
import { contributionRefusal } from '../gift-state/refusals.ts';

/** The form of a contribution, for browsers without scripts. */
export default function ContributePage() {
  return (
    <GiftToGive refusal={contributionRefusal}>
      {({ shareCode, item }) => (
        <GiftFormLayout
          shareCode={shareCode}
          item={item}
          action={contributePath(shareCode, item.id)}
          title={`Contribute to ${item.name}`}
          description={missingText(item)}
          submitLabel="Contribute"
          failureTitle="Your contribution was not recorded"
        >
          {({ values, errors }) => (
            <>
              <TextField
                label="Amount"
                name="amount"
                startSlot="₹"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={values['amount']}
                error={errors['amount']}
              />
              <TypedGuestFields values={values} errors={errors} />
            </>
          )}
        </GiftFormLayout>
      )}
    </GiftToGive>
  );
}
