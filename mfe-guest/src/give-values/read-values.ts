import {
  claimForm,
  contributionFields,
  errorsByField,
  formProblems,
  fundContributionFields,
  orderDetails,
  orderFieldNames,
  type OrderForm,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import type { ResolverResult } from 'react-hook-form';
import type { GiveRequest } from './give-request.ts';
import type { GiveValues } from './give-values.ts';

/** A way to give: whole units, a part or an amount, or gifts of the catalogue that are sent. */
export type Way =
  | { readonly kind: 'claim' }
  | { readonly kind: 'contribution'; readonly item: SharedItem }
  | {
      readonly kind: 'order';
      readonly registry: SharedRegistry;
      readonly lines: (values: GiveValues) => OrderForm['lines'];
    };

/** Fields that show their own message; the stepper of the quantity has none. */
export const explainedFieldNames = [...orderFieldNames, 'amount'] as const;

const guestOf = ({ guestName, guestEmail, message }: GiveValues) => ({
  guestName,
  guestEmail,
  message,
});

type Result = ResolverResult<GiveValues, GiveRequest>;

const failed = (error: Parameters<typeof formProblems>[0]): Result => ({
  values: {},
  errors: errorsByField(formProblems(error, explainedFieldNames)),
});

export function readValues(way: Way, values: GiveValues): Result {
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
