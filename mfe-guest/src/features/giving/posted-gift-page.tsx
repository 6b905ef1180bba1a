import {
  toPaise,
  unitsLeft,
  type DocumentForm,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { Link } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { GiftSummary } from '../gifts/gift-summary.tsx';
import { GiftToGive } from '../gifts/gift-to-give.tsx';
import { contributionRefusal, purchaseRefusal } from '../gifts/refusals.ts';
import { firstShipTo, guestDestinations } from '../orders/destinations.ts';
import { contributePath, purchasePath, registryPath } from '../platform/gift-paths.ts';
import { PageForm } from '../platform/page-form.tsx';
import { typedField } from '../platform/typed-field.ts';
import { GiveFields } from './give-fields.tsx';
import { contributionTexts, orderTexts, purchaseTexts, type GiveTexts } from './give-texts.ts';
import { wayOf, type FormKind, type Way } from './give-values.ts';

/** The form of a gift as a page of its own, which browsers post without scripts. */
export function PostedGiftPage({ kind }: { readonly kind: FormKind }) {
  const pathOf = kind === 'purchase' ? purchasePath : contributePath;
  return (
    <GiftToGive refusal={kind === 'purchase' ? purchaseRefusal : contributionRefusal}>
      {({ shareCode, registry, item }) => {
        const way = wayOf(kind, registry, item);
        const { submitLabel, ...texts } = textsOf(way, registry, item);
        return (
          <PageForm
            {...texts}
            once
            action={pathOf(shareCode, item.id)}
            about={<GiftSummary item={item} headingLevel={2} />}
          >
            {(form) => (
              <>
                <PostedFields {...{ way, registry, item, form: form ?? empty }} />
                <Cluster>
                  <Button type="submit" variant="primary" size="lg" disabled={!form}>
                    {submitLabel}
                  </Button>
                  <Button size="lg" href={registryPath(shareCode, item.id)} linkComponent={Link}>
                    Cancel
                  </Button>
                </Cluster>
              </>
            )}
          </PageForm>
        );
      }}
    </GiftToGive>
  );
}

const empty = { values: {}, errors: {} };

function textsOf(way: Way, registry: SharedRegistry, item: SharedItem): GiveTexts {
  switch (way.kind) {
    case 'contribution':
      return contributionTexts(item, registry);
    case 'claim':
      return purchaseTexts(item, registry, { opensShop: false });
    case 'order':
      return orderTexts(
        `Purchase ${item.name}`,
        registry,
        unitsLeft(item) > 1 ? undefined : toPaise(item.price ?? 0),
      );
  }
}

interface FieldsProps {
  readonly way: Way;
  readonly registry: SharedRegistry;
  readonly item: SharedItem;
  readonly form: Pick<DocumentForm, 'values' | 'errors'>;
}

function PostedFields({ way, registry, item, form }: FieldsProps) {
  const { values, errors } = form;
  const typed = guestDestinations(registry).find(({ value }) => value === values['shipTo']);
  const [shipTo, onShipToChange] = useState(typed?.value ?? firstShipTo(registry));
  return (
    <GiveFields {...{ way, registry }} source={{ field: typedField(form), shipTo, onShipToChange }}>
      {way.kind !== 'contribution' && (unitsLeft(item) > 1 || errors['quantity']) && (
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
    </GiveFields>
  );
}
