import {
  emptyOrderFields,
  type OrderFieldValues,
  type SharedRegistry,
  claimForm,
  contributionFields,
  errorsByField,
  formProblems,
  fundContributionFields,
  orderDetails,
  orderFieldNames,
  type OrderForm,
  type SharedItem,
  unitsLeft,
  type ClaimForm,
  type ContributionForm,
} from '@gift-registry/bff-contract';
import type { UseFormReturn, ResolverResult } from 'react-hook-form';
import { isOrdered } from '../gifts/gift-state.ts';
import { firstShipTo } from '../orders/destinations.ts';
import { guestDefaults } from './remembered-guest.ts';

/** The typed values of all ways to give; each way reads its own. */
export interface GiveValues extends OrderFieldValues {
  quantity: number;
  amount: string;
}

export type GiveRequest =
  | ({ readonly way: 'claim' } & ClaimForm)
  | ({ readonly way: 'contribution' } & ContributionForm)
  | ({ readonly way: 'order' } & OrderForm);

export type GiveForm = UseFormReturn<GiveValues, unknown, GiveRequest>;

export const giveDefaults = (registry: SharedRegistry): GiveValues => ({
  ...emptyOrderFields,
  ...guestDefaults(),
  name: guestDefaults().guestName,
  shipTo: firstShipTo(registry),
  quantity: 1,
  amount: '',
});

/** A way to give: whole units, a part or an amount, or gifts of the catalogue that are sent. */
export type Way =
  | { readonly kind: 'claim' }
  | { readonly kind: 'contribution'; readonly item: SharedItem }
  | {
      readonly kind: 'order';
      readonly registry: SharedRegistry;
      readonly lines: (values: GiveValues) => OrderForm['lines'];
    };

export type FormKind = 'purchase' | 'contribute';

export function wayOf(kind: FormKind, registry: SharedRegistry, item: SharedItem): Way {
  if (kind === 'contribute') return { kind: 'contribution', item };
  if (!isOrdered(item)) return { kind: 'claim' };
  return {
    kind: 'order',
    registry,
    lines: ({ quantity }) => [{ itemId: item.id, quantity: quantityWithin(item, quantity) }],
  };
}

export const quantityWithin = (item: SharedItem, quantity: number): number =>
  Math.max(1, Math.min(quantity, unitsLeft(item)));

/** Fields that show their own message; the stepper of the quantity has none. */
export const explainedFieldNames = [...orderFieldNames, 'amount'] as const;

const guestOf = ({ guestName, guestEmail, message }: GiveValues) => ({
  guestName,
  guestEmail,
  message,
});

type Result = ResolverResult<GiveValues, GiveRequest>;

/** `isAsked`: the guest has come to the field. */
export function readValues(
  way: Way,
  values: GiveValues,
  isAsked: (field: string) => boolean,
): Result {
  const failed = (error: Parameters<typeof formProblems>[0]): Result => ({
    values: {},
    errors: Object.fromEntries(
      Object.entries(errorsByField(formProblems(error, explainedFieldNames))).filter(([field]) =>
        isAsked(field),
      ),
    ),
  });
  switch (way.kind) {
    case 'claim': {
      const { quantity } = values;
      const checked = claimForm.safeParse({ ...guestOf(values), quantity });
      if (!checked.success) return failed(checked.error);
      return { values: { way: way.kind, ...checked.data }, errors: {} };
    }
    case 'contribution': {
      const fields = way.item.fund ? fundContributionFields : contributionFields;
      const checked = fields.safeParse({ ...guestOf(values), amount: values.amount });
      if (!checked.success) return failed(checked.error);
      return { values: { way: way.kind, ...checked.data }, errors: {} };
    }
    case 'order': {
      const checked = orderDetails(way.registry).safeParse(values);
      if (!checked.success) return failed(checked.error);
      return {
        values: { way: way.kind, ...checked.data, lines: way.lines(values) },
        errors: {},
      };
    }
  }
}
