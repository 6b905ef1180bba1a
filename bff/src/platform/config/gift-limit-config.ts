import type { SettingValues } from '@gift-registry/bff-contract';

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
}

export const giftLimitsOf = (env: SettingValues): GiftLimits => ({
  browserUnits: env.GIFT_UNITS_WITHOUT_MAILBOX,
  browserUnitsPerHour: env.GIFT_UNITS_PER_BROWSER_HOUR,
  networkUnits: env.GIFT_UNITS_PER_NETWORK,
  networkUnitsPerMinute: env.GIFT_UNITS_PER_NETWORK_MINUTE,
  networkUnitsPerHour: env.GIFT_UNITS_PER_NETWORK_HOUR,
  unconfirmedPercent: env.GIFT_UNCONFIRMED_PERCENT,
  waitingPercent: env.GIFT_WAITING_PERCENT,
  waitingMinutes: env.GIFT_WAITING_MINUTES,
});
