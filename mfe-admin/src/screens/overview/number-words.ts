import {
  formatNumber,
  formatRupees,
  fromPaise,
  type DailyNumberName,
} from '@gift-registry/bff-contract';

interface NumberWords {
  readonly title: string;
  /** One line for each, drawn above one another. */
  readonly parts: readonly { readonly name: DailyNumberName; readonly label: string }[];
  readonly format: (value: number) => string;
}

const rupees = (paise: number): string => formatRupees(Math.round(fromPaise(paise)));

export const charts: readonly NumberWords[] = [
  {
    title: 'New accounts',
    parts: [{ name: 'accounts', label: 'Accounts' }],
    format: formatNumber,
  },
  {
    title: 'Registries published',
    parts: [{ name: 'registries', label: 'Registries' }],
    format: formatNumber,
  },
  { title: 'Gifts given', parts: [{ name: 'gifts', label: 'Gifts' }], format: formatNumber },
  {
    title: 'Money promised',
    parts: [{ name: 'promised', label: 'Promised' }],
    format: rupees,
  },
  { title: 'Money paid', parts: [{ name: 'paid', label: 'Paid' }], format: rupees },
  {
    title: 'Money received by hosts',
    parts: [{ name: 'received', label: 'Received' }],
    format: rupees,
  },
  {
    title: 'Pages read',
    parts: [
      { name: 'scrapes-read', label: 'Read' },
      { name: 'scrapes-failed', label: 'Failed' },
    ],
    format: formatNumber,
  },
  {
    title: 'Mails',
    parts: [
      { name: 'mails-sent', label: 'Sent' },
      { name: 'mails-failed', label: 'Failed' },
    ],
    format: formatNumber,
  },
];

/** Today against yesterday, in words: a day that has just begun is no decline. */
export function changeText(
  today: number,
  yesterday: number,
  format: NumberWords['format'],
): string {
  return today === yesterday ? 'As yesterday' : `${format(yesterday)} yesterday`;
}
