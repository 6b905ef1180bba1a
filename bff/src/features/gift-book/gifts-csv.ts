import {
  shownStateNames,
  shownStateOf,
  hostParcelText,
  indianTimeZone,
  moneyStateOf,
  todayInIndia,
  type HostGift,
} from '@gift-registry/bff-contract';
import { csvFile } from '../../platform/csv/csv-file.ts';

const day = (instant: string | null): string =>
  instant === null ? '' : todayInIndia(new Date(instant));

const moneyIn = (state: ReturnType<typeof moneyStateOf>) => (gift: HostGift) =>
  moneyStateOf(gift) === state ? gift.amount : null;

const columns: readonly (readonly [string, (gift: HostGift) => string | number | null])[] = [
  ['Date', (gift) => day(gift.createdAt)],
  ['Registry', (gift) => gift.registryName],
  ['Gift', (gift) => gift.productName],
  ['Giver', (gift) => gift.giverName],
  ['Email', (gift) => gift.giverEmail],
  ['Quantity', (gift) => (gift.kind === 'claim' ? gift.quantity : null)],
  ['Promised (₹)', moneyIn('promised')],
  ['Paid (₹)', moneyIn('paid')],
  ['Received (₹)', moneyIn('received')],
  ['Price of one', (gift) => (gift.kind === 'claim' ? gift.price : null)],
  ['Currency', (gift) => (gift.kind === 'claim' && gift.price !== null ? gift.currency : '')],
  ['State', (gift) => shownStateNames[shownStateOf(gift)]],
  ['Parcel', ({ parcel }) => (parcel ? hostParcelText(parcel, indianTimeZone) : '')],
  ['UPI reference', (gift) => gift.payment?.reference ?? ''],
  ['Received on', (gift) => day(gift.receivedAt)],
  ['Thanked on', (gift) => day(gift.thankedAt)],
  ['Message', (gift) => gift.message],
];

export const giftsCsv = (gifts: readonly HostGift[]): string =>
  csvFile([
    columns.map(([name]) => name),
    ...gifts.map((gift) => columns.map(([, valueOf]) => valueOf(gift))),
  ]);
