import type { z } from 'zod';
import {
  type exportGifts,
  shownStateNames,
  shownStateOf,
  hostParcelText,
  indianTimeZone,
  moneyStateOf,
  todayInIndia,
  type HostGift,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { csvFile } from '../../platform/files/csv-file.ts';
import { findGiftPage, type GiftPage, type ListedGift } from './gift-list.repository.ts';
import { booksOf } from './list-gifts.ts';

type Dependencies = Pick<AppDependencies, 'db'>;

const EXPORT_PAGE = 1_000;

export async function allGifts(
  deps: Dependencies,
  userId: string,
  { registryId }: z.output<typeof exportGifts.query>,
): Promise<ListedGift[]> {
  const { openIds } = await booksOf(deps, userId, registryId);
  const gifts: ListedGift[] = [];
  const page: Omit<GiftPage, 'after'> = {
    registryIds: openIds,
    sort: 'newest',
    limit: EXPORT_PAGE,
  };
  for (let after: GiftPage['after']; ;) {
    const found = await findGiftPage(deps.db, { ...page, after });
    gifts.push(...found);
    const last = found.at(-1);
    if (found.length < EXPORT_PAGE || !last) return gifts;
    after = { value: last.sortValue, id: last.id };
  }
}

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
