import { z } from 'zod';

/** An amount in whole currency units with at most two decimals, e.g. 1499 or 1499.5 rupees. */
export const amount = z
  .number('Please enter an amount')
  .nonnegative('Please enter an amount of 0 or more')
  .max(99_999_999, 'That amount is too large')
  .multipleOf(0.01, 'Please use at most two decimals');

/** ISO 4217, e.g. INR. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency');

/**
 * A stored price in whole currency units; null and 0 read 'Price on request'. A price that can't be read becomes NaN,
 * which reads 'Price unavailable', so that one broken price doesn't fail the whole reply.
 */
export const storedPrice = z.number().nullable().catch(Number.NaN);
