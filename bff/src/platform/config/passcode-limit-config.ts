import type { SettingValues } from '@gift-registry/bff-contract';

export interface PasscodeLimits {
  /** Wrong tries of one browser within 15 minutes; the next is refused. */
  readonly wrongPerBrowser: number;
  /** Wrong tries of one network within an hour; further ones wait. */
  readonly wrongPerNetwork: number;
  /** Wrong tries within an hour; then hosts are told, and tries of unknown networks wait. */
  readonly wrongPerRegistry: number;
  readonly delayMs: number;
}

export const passcodeLimitsOf = (env: SettingValues): PasscodeLimits => ({
  wrongPerBrowser: 5,
  wrongPerNetwork: env.PASSCODE_WRONG_PER_NETWORK,
  wrongPerRegistry: env.PASSCODE_WRONG_PER_REGISTRY,
  delayMs: env.PASSCODE_DELAY_MS,
});
