import { fromPaise, type OrderRow } from '@gift-registry/bff-contract';

const columns: readonly (readonly [string, (order: OrderRow) => string | number])[] = [
  ['Order', ({ number }) => number],
  ['Placed', ({ createdAt }) => createdAt],
  ['Gift', ({ productName }) => productName],
  ['More gifts', ({ moreGifts }) => moreGifts],
  ['Registry', ({ registryName }) => registryName ?? ''],
  ['Giver', ({ guestName }) => guestName],
  ['Ship to', ({ destination }) => destination ?? ''],
  ['State', ({ state }) => state],
  ['Money', ({ money }) => money],
  ['Parcel', ({ parcel }) => parcel],
  ['Cases', ({ openCases }) => openCases.join(' ')],
  ['Total (₹)', ({ totalPaise }) => fromPaise(totalPaise)],
];

export const orderColumns = columns.map(([name]) => name);

export const orderCells = (order: OrderRow): (string | number)[] =>
  columns.map(([, cell]) => cell(order));
