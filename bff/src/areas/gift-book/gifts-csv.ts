import { giftStateNames, todayInIndia, type HostGift } from '@gift-registry/bff-contract';

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets run cells that begin with these characters, also their full-width forms, as formulas. */
const formula = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** One cell: text that a spreadsheet would run gets an apostrophe in front. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const day = (instant: string | null): string =>
  instant === null ? '' : todayInIndia(new Date(instant));

const columns: readonly (readonly [string, (gift: HostGift) => string | number | null])[] = [
  ['Date', (gift) => day(gift.createdAt)],
  ['Registry', (gift) => gift.registryName],
  ['Gift', (gift) => gift.productName],
  ['Giver', (gift) => gift.giverName],
  ['Email', (gift) => gift.giverEmail],
  ['Quantity', (gift) => (gift.kind === 'claim' ? gift.quantity : null)],
  ['Amount (₹)', (gift) => gift.amount],
  ['Price of one', (gift) => (gift.kind === 'claim' ? gift.price : null)],
  ['Currency', (gift) => (gift.kind === 'claim' && gift.price !== null ? gift.currency : '')],
  ['State', (gift) => giftStateNames[gift.state]],
  ['Received on', (gift) => day(gift.receivedAt)],
  ['Thanked on', (gift) => day(gift.thankedAt)],
  ['Message', (gift) => gift.message],
];

/** The gifts as CSV that Excel, LibreOffice and Google Sheets open with rupees and Indian scripts intact. */
export function giftsCsv(gifts: readonly HostGift[]): string {
  const lines = [
    columns.map(([name]) => csvCell(name)),
    ...gifts.map((gift) => columns.map(([, valueOf]) => csvCell(valueOf(gift)))),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
