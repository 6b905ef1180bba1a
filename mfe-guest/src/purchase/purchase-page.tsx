import { unitsLeft, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { purchasePath } from '../claiming/gift-paths.ts';
import { purchaseStep } from '../claiming/purchase-step.ts';
import { GiftFormLayout } from '../gift-form/gift-form-layout.tsx';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { TypedGuestFields } from '../gift-form/typed-guest-fields.tsx';
import { purchaseRefusal } from '../gift-state/refusals.ts';

function textsOf(item: SharedItem, registry: SharedRegistry) {
  if (item.externalUrl === null)
    return { description: purchaseStep(item, registry), submitLabel: 'Purchase' };
  return {
    description: 'We hold it for you for 24 hours while you buy it at the shop.',
    submitLabel: 'Hold it for 24 hours',
  };
}

/** The form of a purchase, for browsers without scripts. */
export default function PurchasePage() {
  return (
    <GiftToGive refusal={purchaseRefusal}>
      {({ shareCode, registry, item }) => (
        <GiftFormLayout
          shareCode={shareCode}
          item={item}
          action={purchasePath(shareCode, item.id)}
          title={`Purchase ${item.name}`}
          failureTitle="Your gift was not recorded"
          {...textsOf(item, registry)}
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
