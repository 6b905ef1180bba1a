import {
  settingName,
  settingProblem,
  settingVariables,
  type SettingName,
} from '@gift-registry/bff-contract';
import { setVariables, type Variables } from '@gift-registry/workers-contract';
import { readConfig, type Config } from './config.ts';
import { contactDefaults } from './contact-config.ts';

export type StoredSettings = Readonly<Partial<Record<SettingName, string>>>;

export interface LiveConfig {
  /** A part that a team may change is read anew at each use: take it when it is needed, not at the start. */
  readonly config: Config;
  readonly fromEnvironment: (name: SettingName) => string | undefined;
  readonly defaultOf: (name: SettingName) => string | null;
  use(stored: StoredSettings): void;
}

/** A later version may refuse what an earlier one stored: then the default holds. */
export const usableSettings = (stored: StoredSettings): Variables =>
  Object.fromEntries(
    settingName.options.flatMap((name) => {
      const value = stored[name];
      return value === undefined || settingProblem(name, value) ? [] : [[name, value]];
    }),
  );

/** `fixed` replaces what the environment says, for tests. */
export function createLiveConfig(environment: Variables, fixed: Partial<Config> = {}): LiveConfig {
  const set = setVariables(environment);
  const read = (stored: StoredSettings): Config => ({
    ...readConfig(environment, usableSettings(stored)),
    ...fixed,
  });
  const atStart = read({});
  let now = atStart;
  return {
    config: {
      ...atStart,
      get brand() {
        return now.brand;
      },
      get brandLine() {
        return now.brandLine;
      },
      get contact() {
        return now.contact;
      },
      get signUp() {
        return now.signUp;
      },
      get surprises() {
        return now.surprises;
      },
      get funds() {
        return now.funds;
      },
      get onlinePayments() {
        return now.onlinePayments;
      },
      get paymentInstructions() {
        return now.paymentInstructions;
      },
      get pickUp() {
        return now.pickUp;
      },
      get guestDataDays() {
        return now.guestDataDays;
      },
      get giftLimits() {
        return now.giftLimits;
      },
      get passcodes() {
        return now.passcodes;
      },
    },
    fromEnvironment: (name) => set[name],
    defaultOf(name) {
      const value =
        contactDefaults(atStart.production)[name] ??
        settingVariables[name].safeParse(undefined).data;
      return value === undefined ? null : String(value);
    },
    use(stored) {
      now = read(stored);
    },
  };
}
