import {
  type DocumentForm,
  toPaise,
  unitsLeft,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useState } from 'react';
import { purchasePath } from '../features/platform/gift-paths.ts';
import { PostedGiftForm } from '../features/giving/posted-gift-form.tsx';
import { GiftToGive } from '../features/gifts/gift-to-give.tsx';
import { orderTexts, purchaseTexts, type GiveTexts } from '../features/giving/give-texts.ts';
import { GuestFields, orderHints } from '../features/giving/guest-fields.tsx';
import { typedField } from '../features/platform/typed-field.ts';
import { firstShipTo, guestDestinations } from '../features/orders/destinations.ts';
import { isOrdered } from '../features/gifts/gift-state.ts';
import { purchaseRefusal } from '../features/gifts/refusals.ts';
import { DestinationFields } from '../features/orders/destination-fields.tsx';

const textsOf = (item: SharedItem, registry: SharedRegistry): GiveTexts =>
  isOrdered(item)
    ? orderTexts(
        `Purchase ${item.name}`,
        registry,
        unitsLeft(item) > 1 ? undefined : toPaise(item.price ?? 0),
      )
    : purchaseTexts(item, registry, { opensShop: false });

export default function PurchasePage() {
  return (
    <GiftToGive refusal={purchaseRefusal}>
      {({ shareCode, registry, item }) => (
        <PostedGiftForm
          shareCode={shareCode}
          item={item}
          action={purchasePath(shareCode, item.id)}
          {...textsOf(item, registry)}
        >
          {({ values, errors }) => (
            <>
              <GuestFields
                field={typedField({ values, errors })}
                {...(isOrdered(item) && { hints: orderHints })}
              />
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
              {isOrdered(item) && (
                <PostedDestination registry={registry} form={{ values, errors }} />
              )}
            </>
          )}
        </PostedGiftForm>
      )}
    </GiftToGive>
  );
}

interface PostedProps {
  readonly registry: SharedRegistry;
  readonly form: Pick<DocumentForm, 'values' | 'errors'>;
}

function PostedDestination({ registry, form }: PostedProps) {
  const typed = guestDestinations(registry).find(({ value }) => value === form.values['shipTo']);
  const [shipTo, setShipTo] = useState(typed?.value ?? firstShipTo(registry));
  return (
    <DestinationFields
      registry={registry}
      field={typedField(form)}
      shipTo={shipTo}
      shipToError={form.errors['shipTo']}
      onShipToChange={setShipTo}
    />
  );
}
