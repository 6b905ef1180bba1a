import { z } from 'zod';

const error = 'must be a whole number above 0';
const count = z.coerce.number(error).int(error).min(1, error).max(999_999_999, error);
const delayError = 'must be a number of milliseconds up to 60000';

export const passcodeLimitVariables = {
  PASSCODE_WRONG_PER_NETWORK: count.default(20),
  PASSCODE_WRONG_PER_REGISTRY: count.default(200),
  PASSCODE_DELAY_MS: z.coerce
    .number(delayError)
    .int(delayError)
    .min(0, delayError)
    .max(60_000, delayError)
    .default(10_000),
};

type PasscodeLimitEnvironment = {
  readonly [Name in keyof typeof passcodeLimitVariables]: number;
};

/** All tries are those for one registry. */
export interface PasscodeLimits {
  /** Wrong tries of one browser within 15 minutes; the next is refused. */
  readonly wrongPerBrowser: number;
  /** Wrong tries of one network within an hour; further ones wait. */
  readonly wrongPerNetwork: number;
  /** Wrong tries within an hour; then hosts are told, and tries of unknown networks wait. */
  readonly wrongPerRegistry: number;
  readonly delayMs: number;
}

export const passcodeLimitsOf = (env: PasscodeLimitEnvironment): PasscodeLimits => ({
  wrongPerBrowser: 5,
  wrongPerNetwork: env.PASSCODE_WRONG_PER_NETWORK,
  wrongPerRegistry: env.PASSCODE_WRONG_PER_REGISTRY,
  delayMs: env.PASSCODE_DELAY_MS,
});
