import { contributePath } from '../address/gift-paths.ts';
import { AmountField, GuestFields } from '../giving/guest-fields.tsx';
import { PostedGiftForm } from '../giving/posted-gift-form.tsx';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { suggestionText } from '../giving/suggest-amounts.ts';
import { contributionTexts } from '../giving/give-texts.ts';
import { typedField } from '../page-form/typed-field.ts';
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
