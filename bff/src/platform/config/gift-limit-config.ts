import { z } from 'zod';

const error = 'must be a whole number above 0';
const count = z.coerce.number(error).int(error).min(1, error).max(999_999_999, error);
const percentError = 'must be a whole number from 0 to 100';
const percent = z.coerce
  .number(percentError)
  .int(percentError)
  .min(0, percentError)
  .max(100, percentError);
const minutesError = 'must be a number of minutes from 1 to 1440';

export const giftLimitVariables = {
  GIFT_UNITS_WITHOUT_MAILBOX: count.default(3),
  GIFT_UNITS_PER_BROWSER_HOUR: count.default(20),
  GIFT_UNITS_PER_NETWORK: count.default(30),
  GIFT_UNITS_PER_NETWORK_MINUTE: count.default(20),
  GIFT_UNITS_PER_NETWORK_HOUR: count.default(2_000),
  GIFT_UNCONFIRMED_PERCENT: percent.default(50),
  GIFT_WAITING_PERCENT: percent.default(20),
  GIFT_WAITING_MINUTES: z.coerce
    .number(minutesError)
    .int(minutesError)
    .min(1, minutesError)
    .max(1_440, minutesError)
    .default(30),
  MAILS_PER_UNCONFIRMED_MAILBOX: count.default(2),
};

type GiftLimitEnvironment = {
  readonly [Name in keyof typeof giftLimitVariables]: number;
};

/** All units are those of one registry. */
export interface GiftLimits {
  readonly browserUnits: number;
  readonly browserUnitsPerHour: number;
  readonly networkUnits: number;
  /** The units by which those of a network are refilled. */
  readonly networkUnitsPerMinute: number;
  readonly networkUnitsPerHour: number;
  /** Of the registry's units, from one network and guests without a confirmed mailbox; never below `networkUnits`. */
  readonly unconfirmedPercent: number;
  readonly waitingPercent: number;
  readonly waitingMinutes: number;
  readonly mailsPerDay: number;
}

export const giftLimitsOf = (env: GiftLimitEnvironment): GiftLimits => ({
  browserUnits: env.GIFT_UNITS_WITHOUT_MAILBOX,
  browserUnitsPerHour: env.GIFT_UNITS_PER_BROWSER_HOUR,
  networkUnits: env.GIFT_UNITS_PER_NETWORK,
  networkUnitsPerMinute: env.GIFT_UNITS_PER_NETWORK_MINUTE,
  networkUnitsPerHour: env.GIFT_UNITS_PER_NETWORK_HOUR,
  unconfirmedPercent: env.GIFT_UNCONFIRMED_PERCENT,
  waitingPercent: env.GIFT_WAITING_PERCENT,
  waitingMinutes: env.GIFT_WAITING_MINUTES,
  mailsPerDay: env.MAILS_PER_UNCONFIRMED_MAILBOX,
});
