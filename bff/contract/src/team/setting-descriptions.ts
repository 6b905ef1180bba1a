import type { SettingName } from './setting-variables.ts';

interface Described {
  readonly label: string;
  readonly effect: string;
}

export type SettingDescription =
  | (Described & { readonly kind: 'text' | 'paragraph' | 'number' })
  | (Described & {
      readonly kind: 'choice';
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    });

export interface SettingGroup {
  readonly title: string;
  readonly settings: Readonly<Partial<Record<SettingName, SettingDescription>>>;
}

const text = (label: string, effect: string): SettingDescription => ({
  kind: 'text',
  label,
  effect,
});
const number = (label: string, effect: string): SettingDescription => ({
  kind: 'number',
  label,
  effect,
});
const onOff = (label: string, effect: string): SettingDescription => ({
  ...{ kind: 'choice', label, effect },
  choices: [
    { value: 'on', label: 'On' },
    { value: 'off', label: 'Off' },
  ],
});

export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Brand and contact',
    settings: {
      BRAND: text('Brand', 'The name in headings, mails and titles.'),
      BRAND_LINE: text('Brand line', 'Follows the brand at the end of each mail.'),
      CONTACT_EMAIL: text('Contact email', 'Shown on the contact pages. Empty: not shown.'),
      CONTACT_PHONE: text('Contact phone', 'Shown on the contact pages. Empty: not shown.'),
      WHATSAPP_URL: text(
        'WhatsApp address',
        'Opens from ‘WhatsApp’ and ‘Live Chat’. Empty: no such button.',
      ),
      INSTAGRAM_URL: text('Instagram address', 'A link of the footer. Empty: no link.'),
      FACEBOOK_URL: text('Facebook address', 'A link of the footer. Empty: no link.'),
    },
  },
  {
    title: 'What people may do',
    settings: {
      SIGN_UP: {
        kind: 'choice',
        label: 'Sign-up',
        effect: 'Who may make an account, by form, link, code and Google. Accounts stay.',
        choices: [
          { value: 'open', label: 'Open to everybody' },
          { value: 'invitation', label: 'By a host’s invitation' },
          { value: 'closed', label: 'Closed' },
        ],
      },
      SURPRISES: onOff(
        'Surprises',
        'Hosts may keep gifts a secret until a day. Off: no new surprise; running ones stay.',
      ),
      FUNDS: onOff(
        'Funds',
        'Hosts may collect money for a wish. Off: no new fund; running ones stay.',
      ),
      ONLINE_PAYMENTS: onOff(
        'Online payments',
        'New orders are paid at the provider. Off: the team books the money of new orders.',
      ),
      PAYMENT_INSTRUCTIONS: {
        kind: 'paragraph',
        label: 'Payment instructions',
        effect: 'What guests read about paying when the team books the money.',
      },
      GUEST_DATA_DAYS: number(
        'Days until guests are forgotten',
        'After the event, names, addresses and messages of guests are kept so long.',
      ),
    },
  },
  {
    title: 'Pick-up place',
    settings: {
      PICK_UP_NAME: text(
        'Name',
        'Guests may pick ordered gifts up there once name, address and hours are set. Empty: no pick-up.',
      ),
      PICK_UP_ADDRESS: text('Address', 'Street, city and PIN code, in one line.'),
      PICK_UP_HOURS: text('Hours', 'Such as ‘Monday to Saturday, 10 am to 7 pm’.'),
    },
  },
  {
    title: 'Limits of giving, in one registry',
    settings: {
      GIFT_UNITS_PER_BROWSER_HOUR: number(
        'Units of a browser in an hour',
        'Paid orders don’t count.',
      ),
      GIFT_UNITS_PER_NETWORK_HOUR: number(
        'Units of a network in an hour',
        'Many guests share one, so this stops a flood alone. Paid orders don’t count.',
      ),
    },
  },
  {
    title: 'Limits of passcodes',
    settings: {
      PASSCODE_WRONG_PER_NETWORK: number(
        'Wrong tries of a network in an hour',
        'Further ones wait.',
      ),
      PASSCODE_WRONG_PER_REGISTRY: number(
        'Wrong tries for a registry in an hour',
        'Then its hosts are told and unknown networks wait.',
      ),
      PASSCODE_DELAY_MS: number('Wait, in milliseconds', 'How long such a try waits.'),
    },
  },
];
