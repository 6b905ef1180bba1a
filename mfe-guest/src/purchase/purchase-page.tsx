import { unitsLeft } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { purchasePath } from '../address/gift-paths.ts';
import { PostedGiftForm } from '../gift-form/posted-gift-form.tsx';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { purchaseTexts } from '../gift-form/gift-form-texts.ts';
import { GuestFields } from '../gift-form/guest-fields.tsx';
import { typedField } from '../gift-form/typed-field.ts';
import { purchaseRefusal } from '../gift-state/refusals.ts';

/** The form of a purchase, for browsers without scripts. */
export default function PurchasePage() {
  return (
    <GiftToGive refusal={purchaseRefusal}>
      {({ shareCode, registry, item }) => (
        <PostedGiftForm
          shareCode={shareCode}
          item={item}
          action={purchasePath(shareCode, item.id)}
          {...purchaseTexts(item, registry, { opensShop: false })}
        >
          {({ values, errors }) => (
            <>
              <GuestFields field={typedField({ values, errors })} />
              {(unitsLeft(item) > 1 || errors['quantity']) && (
                <SelectField
                  label="Quantity"
                  name="quantity"
                  defaultValue={values['quantity'] ?? '1'}
                  error={errors['quantity']}
                  options={Array.from({ length: unitsLeft(item) }, (_, index) => ({
                    value: String(index + 1),
                  }))}
                />
              )}
            </>
          )}
        </PostedGiftForm>
      )}
    </GiftToGive>
  );
}
