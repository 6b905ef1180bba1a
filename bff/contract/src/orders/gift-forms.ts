import { z } from 'zod';
import { defineFormRoute } from '../definitions/form-route.ts';
import { fundAmount, typedAmount } from '../fields/money.ts';
import { latinDigits } from '../formats/latin-digits.ts';
import {
  claimForm,
  contributionForm,
  giftParams,
  mailedGiftParams,
  sharedItemParams,
} from '../giving/claims.ts';
import { orderFields } from './order-fields.ts';

/** NaN for empty text, which the quantity's own rule rejects. */
const typedQuantity = z
  .string()
  .transform((typed) => (typed.trim() === '' ? Number.NaN : Number(latinDigits(typed))));

export const purchaseFields = claimForm.extend({
  quantity: typedQuantity.default(1).pipe(claimForm.shape.quantity),
});

const posted = z.string().optional();

/** A gift of the catalogue is checked by `orderDetails`, and another one by `purchaseFields`. */
const postedPurchase = z.strictObject({
  ...orderFields.partial().shape,
  /** Missing for a gift that is not ordered. */
  shipTo: posted,
  quantity: posted,
});

export const contributionFields = contributionForm.extend({
  amount: typedAmount.pipe(contributionForm.shape.amount),
});

export const fundContributionFields = contributionForm.extend({
  amount: typedAmount.pipe(fundAmount),
});

export const purchaseForm = defineFormRoute({
  id: 'purchaseForm',
  method: 'POST',
  path: '/r/:shareCode/gifts/:itemId/purchase',
  access: 'guest',
  summary: 'Orders a catalogue item, or holds an item of another website for 24 hours',
  params: sharedItemParams,
  fields: postedPurchase,
});

export const contributeForm = defineFormRoute({
  id: 'contributeForm',
  method: 'POST',
  path: '/r/:shareCode/gifts/:itemId/contribute',
  access: 'guest',
  summary: 'Pledges an amount towards one unit that guests give together, or to a fund',
  params: sharedItemParams,
  fields: contributionFields,
});

export const ownGiftChanges = ['confirmed', 'released', 'not-paid'] as const;
export type OwnGiftChange = (typeof ownGiftChanges)[number];

export const ownGiftForm = defineFormRoute({
  id: 'ownGiftForm',
  method: 'POST',
  path: '/r/:shareCode/mine',
  access: 'guest',
  summary: 'Marks a held gift as bought, gives a gift back, or takes back that a promise is paid',
  params: giftParams.pick({ shareCode: true }),
  fields: z.strictObject({
    giftId: giftParams.shape.giftId,
    change: z.enum(ownGiftChanges),
  }),
});

export const holdAnswers = ['bought', 'not-bought', 'longer', 'tomorrow'] as const;
export type HoldAnswer = (typeof holdAnswers)[number];

export const answerForm = defineFormRoute({
  id: 'answerForm',
  method: 'POST',
  path: '/r/:shareCode/answer/:token',
  access: 'guest',
  summary: "Answers 'Did you buy it?' of a mailed link, and adds the gift to those of this browser",
  params: mailedGiftParams,
  fields: z.strictObject({ answer: z.enum(holdAnswers, 'Please choose an answer.') }),
});
