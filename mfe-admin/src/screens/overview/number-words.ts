import {
  formatNumber,
  formatRupees,
  fromPaise,
  type DailyNumberName,
} from '@gift-registry/bff-contract';

interface NumberWords {
  /** As the address has it. */
  readonly id: string;
  readonly title: string;
  /** One line for each, drawn above one another. */
  readonly parts: readonly { readonly name: DailyNumberName; readonly label: string }[];
  readonly format: (value: number) => string;
}

const rupees = (paise: number): string => formatRupees(Math.round(fromPaise(paise)));

export const charts = [
  {
    ...{ id: 'paid', title: 'Money paid', format: rupees },
    parts: [{ name: 'paid', label: 'Paid' }],
  },
  {
    ...{ id: 'gifts', title: 'Gifts given', format: formatNumber },
    parts: [{ name: 'gifts', label: 'Gifts' }],
  },
  {
    ...{ id: 'registries', title: 'Registries published', format: formatNumber },
    parts: [{ name: 'registries', label: 'Registries' }],
  },
  {
    ...{ id: 'accounts', title: 'New accounts', format: formatNumber },
    parts: [{ name: 'accounts', label: 'Accounts' }],
  },
  {
    ...{ id: 'promised', title: 'Money promised', format: rupees },
    parts: [{ name: 'promised', label: 'Promised' }],
  },
  {
    ...{ id: 'received', title: 'Received by hosts', format: rupees },
    parts: [{ name: 'received', label: 'Received' }],
  },
  {
    ...{ id: 'pages', title: 'Pages read', format: formatNumber },
    parts: [
      { name: 'scrapes-read', label: 'Read' },
      { name: 'scrapes-failed', label: 'Failed' },
    ],
  },
  {
    ...{ id: 'mails', title: 'Mails', format: formatNumber },
    parts: [
      { name: 'mails-sent', label: 'Sent' },
      { name: 'mails-failed', label: 'Failed' },
    ],
  },
] satisfies readonly [NumberWords, ...NumberWords[]];

/** A number against the period before: '+12 %, ₹16,44,900 before'. */
export function changeText(now: number, before: number, format: NumberWords['format']): string {
  if (now === before) return 'As before';
  if (before === 0) return `${format(before)} before`;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))} %, ${format(before)} before`;
}
