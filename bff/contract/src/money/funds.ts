import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { id, rowVersion } from '../fields/id.ts';
import { refuseLinks } from '../fields/link-free.ts';
import { amount, minFundAmount, typedAmount } from '../fields/money.ts';
import { optionalText } from '../fields/text.ts';
import { formatRupees } from '../formats/money.ts';
import { fundKinds } from '../items/fund-kinds.ts';
import { registryItem } from '../items/items.ts';

export const maxFundNameLength = 100;
export const maxFundDescriptionLength = 1000;

export const fundForm = z.strictObject({
  /** Chooses the picture, too, unless the host has uploaded one. */
  kind: z.enum(fundKinds, 'Please choose what the fund is for'),
  name: z
    .string('Please enter the name of the fund')
    .trim()
    .min(1, 'Please enter the name of the fund')
    .max(maxFundNameLength, { error: 'Please use 100 characters or less', abort: true })
    .superRefine(refuseLinks),
  description: optionalText(maxFundDescriptionLength, 'Please use 1,000 characters or less'),
  /** Rupees; null for a fund without a goal. */
  goal: amount
    .min(minFundAmount, `Please enter at least ${formatRupees(minFundAmount)}, or nothing`)
    .nullable()
    .default(null),
  /** The hash of an uploaded picture; null shows ours. */
  picture: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Please choose the picture again')
    .nullable()
    .default(null),
  showsProgress: z.boolean().default(true),
});
export type FundForm = z.input<typeof fundForm>;

export const typedFund = fundForm.extend({ goal: typedAmount.pipe(fundForm.shape.goal.unwrap()) });

export const addFund = defineRoute({
  id: 'addFund',
  method: 'POST',
  path: '/api/funds',
  access: 'host',
  summary: 'Adds a fund, to which guests give any amount',
  failureMessage: 'Failed to add the fund. Please try again.',
  body: z.strictObject({
    /** null keeps the fund for the next registry that the host creates. */
    registryId: id.nullable(),
    fund: fundForm,
  }),
  responses: { 201: registryItem },
});

const fundParams = z.strictObject({ itemId: id });

export const saveFund = defineRoute({
  id: 'saveFund',
  method: 'PUT',
  path: '/api/funds/:itemId',
  access: 'host',
  summary: 'Changes a fund; a version that is not the saved one is refused as `stale`',
  failureMessage: errorMessages.notSaved,
  params: fundParams,
  body: z.strictObject({ fund: fundForm, fundVersion: rowVersion }),
  responses: { 200: registryItem },
});

export const closeFund = defineRoute({
  id: 'closeFund',
  method: 'PUT',
  path: '/api/funds/:itemId/closed',
  access: 'host',
  summary: 'Closes a fund, which then takes no more promises, or opens it again',
  failureMessage: errorMessages.notSaved,
  params: fundParams,
  body: z.strictObject({ closed: z.boolean() }),
  responses: { 200: registryItem },
});
