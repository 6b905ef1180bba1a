import { contributePath } from '../address/gift-paths.ts';
import { AmountField } from '../gift-form/amount/amount-field.tsx';
import { PostedGiftForm } from '../gift-form/posted-gift-form.tsx';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { suggestionText } from '../gift-form/amount/suggest-amounts.ts';
import { contributionTexts } from '../gift-form/gift-form-texts.ts';
import { GuestFields } from '../gift-form/guest-fields.tsx';
import { typedField } from '../gift-form/typed-field.ts';
import { contributionRefusal } from '../gift-state/refusals.ts';

export default function ContributePage() {
  return (
    <GiftToGive refusal={contributionRefusal}>
      {({ shareCode, registry, item }) => (
        <PostedGiftForm
          shareCode={shareCode}
          item={item}
          action={contributePath(shareCode, item.id)}
          {...contributionTexts(item, registry)}
        >
          {(form) => (
            <>
              <p>{suggestionText(item)}</p>
              <AmountField {...typedField(form)('amount')} />
              <GuestFields field={typedField(form)} />
            </>
          )}
        </PostedGiftForm>
      )}
    </GiftToGive>
  );
}
