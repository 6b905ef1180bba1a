import { z } from 'zod';

/** An amount in whole currency units with at most two decimals, e.g. 1499 or 1499.5 rupees. */
export const amount = z
  .number('Please enter an amount')
  .nonnegative('Please enter an amount of 0 or more')
  .max(99_999_999, 'That amount is too large')
  .multipleOf(0.01, 'Please use at most two decimals');

/** ISO 4217, e.g. INR. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency');
