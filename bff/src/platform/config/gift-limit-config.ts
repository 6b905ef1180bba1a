import type { SettingValues } from '@gift-registry/bff-contract';

export interface GiftLimits {
  readonly browserUnitsPerHour: number;
  readonly networkUnitsPerHour: number;
}

export const giftLimitsOf = (env: SettingValues): GiftLimits => ({
  browserUnitsPerHour: env.GIFT_UNITS_PER_BROWSER_HOUR,
  networkUnitsPerHour: env.GIFT_UNITS_PER_NETWORK_HOUR,
});
