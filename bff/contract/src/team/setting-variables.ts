import { z } from 'zod';
import {
  count,
  httpsAddress,
  oneLine,
  onOrOff,
  severalLines,
  wholeNumber,
} from './setting-values.ts';

const contactVariables = {
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,20}$/, 'must be a phone number such as +91 80 1234 5678')
    .optional(),
  WHATSAPP_URL: httpsAddress.optional(),
  INSTAGRAM_URL: httpsAddress.optional(),
  FACEBOOK_URL: httpsAddress.optional(),
};

const shortText = z
  .string()
  .trim()
  .min(1, 'must have a character or more')
  .max(200, 'must have 200 characters or less')
  .optional();

/** All three name the place; without one of them nothing can be picked up. */
const pickUpVariables = {
  PICK_UP_NAME: shortText,
  PICK_UP_ADDRESS: shortText,
  PICK_UP_HOURS: shortText,
};

const giftLimitVariables = {
  GIFT_UNITS_PER_BROWSER_HOUR: count.default(20),
  GIFT_UNITS_PER_NETWORK_HOUR: count.default(2_000),
};

const passcodeLimitVariables = {
  PASSCODE_WRONG_PER_NETWORK: count.default(20),
  PASSCODE_WRONG_PER_REGISTRY: count.default(200),
  PASSCODE_DELAY_MS: wholeNumber('must be a number of milliseconds up to 60000', {
    min: 0,
    max: 60_000,
  }).default(10_000),
};

/** Those that a team may change while the platform runs. The same schemas check the environment. */
export const settingVariables = {
  BRAND: oneLine(40).default('Tohfa'),
  BRAND_LINE: oneLine(80).default('gifts that are truly wanted'),
  ...contactVariables,
  SIGN_UP: z
    .enum(['open', 'invitation', 'closed'], 'must be open, invitation or closed')
    .default('open'),
  SURPRISES: onOrOff.default('on'),
  FUNDS: onOrOff.default('on'),
  ONLINE_PAYMENTS: onOrOff.default('on'),
  PAYMENT_INSTRUCTIONS: severalLines(2_000).default('We will write to you about the payment.'),
  GUEST_DATA_DAYS: wholeNumber('must be a whole number from 30 to 730', {
    min: 30,
    max: 730,
  }).default(180),
  ...pickUpVariables,
  ...giftLimitVariables,
  ...passcodeLimitVariables,
};

const settings = z.object(settingVariables);

export const settingName = settings.keyof();
export type SettingName = z.infer<typeof settingName>;
export type SettingValues = z.output<typeof settings>;

export const settingProblem = (name: SettingName, value: string): string | undefined =>
  settingVariables[name].safeParse(value).error?.issues[0]?.message;
