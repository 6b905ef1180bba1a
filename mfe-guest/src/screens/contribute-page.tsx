import { contributePath } from '../features/platform/gift-paths.ts';
import { AmountField, GuestFields } from '../features/giving/guest-fields.tsx';
import { PostedGiftForm } from '../features/giving/posted-gift-form.tsx';
import { GiftToGive } from '../features/gifts/gift-to-give.tsx';
import { suggestionText } from '../features/giving/suggest-amounts.ts';
import { contributionTexts } from '../features/giving/give-texts.ts';
import { typedField } from '../features/platform/typed-field.ts';
import { contributionRefusal } from '../features/gifts/refusals.ts';

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
