import { z } from 'zod';
import { formatRupees, fromPaise } from '../formats/money.ts';
import { amountMessages, amountProblem, readAmount } from '../formats/read-amount.ts';

/** An amount in whole currency units with at most two decimals, e.g. 1499 or 1499.5 rupees. */
export const amount = z
  .number(amountMessages.missing)
  .nonnegative(amountMessages.negative)
  .max(99_999_999, amountMessages.tooLarge)
  .multipleOf(0.01, amountMessages.tooPrecise);

const minGiftAmount = 1;
export const minFundAmount = 51;
const maxGiftAmount = 1_000_000;

const givenAmount = (min: number) =>
  amount
    .min(min, `Please enter at least ${formatRupees(min)}`)
    // No `max`: earlier clients may still ask for more, and are refused like everybody.
    .refine(
      (rupees) => rupees <= maxGiftAmount,
      `Please enter at most ${formatRupees(maxGiftAmount)}`,
    );

export const giftAmount = givenAmount(minGiftAmount);
export const fundAmount = givenAmount(minFundAmount);

function readTyped(typed: string, context: z.core.$RefinementCtx): number | null {
  const reading = readAmount(typed);
  const message = amountProblem(reading);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
  return reading.kind === 'amount' ? fromPaise(reading.paise) : null;
}

export const typedAmount = z.string().transform(readTyped);

export const amountOrTyped = z
  .union([z.string(), z.number()])
  .nullable()
  .transform((value, context) => (typeof value === 'string' ? readTyped(value, context) : value));

export const currency = z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency');

/**
 * A stored price in whole currency units; null and 0 read 'Price on request'. A price that can't be read becomes NaN,
 * which reads 'Price unavailable', so that one broken price doesn't fail the whole reply.
 */
export const storedPrice = z.number().nullable().catch(Number.NaN);
