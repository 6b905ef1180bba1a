import { giftMessages, type SharedItem } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { arrangeWithHost } from '../claiming/arrange-with-host.ts';
import { purchasePath } from '../claiming/gift-paths.ts';
import { GiftFormLayout } from '../gift-form/gift-form-layout.tsx';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { TypedGuestFields } from '../gift-form/typed-guest-fields.tsx';
import { giftState, unitsLeft } from '../gift-state/gift-state.ts';

const texts = {
  external: {
    description: 'We hold it for you for 24 hours while you buy it at the shop.',
    submitLabel: 'Hold it for 24 hours',
  },
  catalogue: {
    description: `We mark it as purchased, so nobody gives the same gift twice. ${arrangeWithHost}`,
    submitLabel: 'Purchase',
  },
};

function refusal(item: SharedItem): string | undefined {
  const state = giftState(item);
  if (state === 'available') return undefined;
  return state === 'reserved' ? giftMessages.reserved : giftMessages.purchased;
}

/** The form of a purchase, for browsers without scripts. */
export default function PurchasePage() {
  return (
    <GiftToGive refusal={refusal}>
      {({ shareCode, item }) => (
        <GiftFormLayout
          shareCode={shareCode}
          item={item}
          action={purchasePath(shareCode, item.id)}
          title={`Purchase ${item.name}`}
          failureTitle="Your gift was not recorded"
          {...texts[item.externalUrl === null ? 'catalogue' : 'external']}
        >
          {({ values, errors }) => (
            <>
              <TypedGuestFields values={values} errors={errors} />
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
        </GiftFormLayout>
      )}
    </GiftToGive>
  );
}
