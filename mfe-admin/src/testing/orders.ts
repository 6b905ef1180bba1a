import type { OrderRow, OrderView, TeamOrder } from '@gift-registry/bff-contract';

export const anOrderRow = (changes: Partial<OrderRow> = {}): OrderRow => ({
  id: '01997d0e-0000-7000-8000-00000000000b',
  number: 'TF-7K2M9QXA',
  productName: 'Copper Water Jug',
  moreGifts: 0,
  registryId: '01997d0e-0000-7000-8000-000000000001',
  registryName: 'Asha weds Dev',
  guestName: 'Meera Iyer',
  destination: 'Bengaluru 560034',
  shipTo: 'host',
  state: 'open',
  money: 'paid',
  parcel: 'to-pack',
  payment: 'manual',
  openCases: [],
  overdue: false,
  refundDuePaise: 0,
  actions: ['pack', 'ship', 'cancel'],
  totalPaise: 239_000,
  createdAt: new Date(Date.now() - 9.5 * 3_600_000).toISOString(),
  ...changes,
});

export const orderCounts = (counts: Partial<Record<OrderView, number>> = {}) => ({
  counts: {
    ...{ attention: 1, 'to-pack': 14, packed: 2, shipped: 31, waiting: 6 },
    ...{ cases: 1, ended: 412, all: 1_000 },
    ...counts,
  },
  overdue: { 'to-pack': 3, packed: 0, shipped: 2, waiting: 0 },
});

export const aTeamOrder = (changes: Partial<TeamOrder> = {}): TeamOrder => ({
  number: 'TF-7K2M9QXA',
  registryId: '01997d0e-0000-7000-8000-000000000001',
  registryName: 'Asha weds Dev',
  shareCode: null,
  guestName: 'Meera Iyer',
  guestEmail: 'meera@example.com',
  message: 'Be happy together',
  state: 'open',
  money: 'paid',
  parcel: 'to-pack',
  payment: 'manual',
  shipTo: 'host',
  destination: 'Bengaluru, Karnataka',
  address: null,
  shipAddress: {
    name: 'Asha Rao',
    line1: '12 Residency Road',
    line2: null,
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560034',
    phone: '9876543210',
  },
  deliveryInstructions: 'Ring twice',
  wantedDay: '2026-12-01',
  lines: [
    {
      id: '01997d0e-0000-7000-8000-0000000000a1',
      ...{ productName: 'Copper Water Jug', imageUrl: '/jug.jpg', unitPaise: 119_500 },
      ...{ quantity: 2, cancelled: 0, sent: 0 },
    },
  ],
  totalPaise: 239_000,
  paidPaise: 239_000,
  refundedPaise: 0,
  refundablePaise: 239_000,
  refundDuePaise: 0,
  missingPaise: 0,
  heldUntil: null,
  parcels: [],
  cases: [],
  history: [
    {
      ...{ action: 'note', by: 'team', person: 'Ira Menon', why: 'UPI from Meera', paise: null },
      at: '2026-11-23T05:00:00Z',
    },
    {
      ...{ action: 'captured', by: 'team', person: null, why: '', paise: 239_000 },
      at: '2026-11-23T05:00:00Z',
    },
    {
      ...{ action: 'pay', by: 'provider', person: null, why: '', paise: null },
      at: '2026-11-23T05:00:00Z',
    },
    {
      ...{ action: 'place', by: 'guest', person: null, why: '', paise: null },
      at: '2026-11-22T05:00:00Z',
    },
  ],
  actions: ['pack', 'ship', 'cancel', 'refund', 'note'],
  version: 3,
  createdAt: '2026-11-22T05:00:00Z',
  ...changes,
});
