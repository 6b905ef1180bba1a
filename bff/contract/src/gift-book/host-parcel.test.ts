import { hostParcelText, type HostParcel } from './host-parcel.ts';

const parcel: HostParcel = {
  state: 'being-packed',
  shipTo: 'host',
  carrier: null,
  trackingUrl: null,
  deliveredAt: null,
};
const delivered = { state: 'delivered', deliveredAt: '2026-12-04T20:00:00Z' } as const;

test.each<[string, Partial<HostParcel>]>([
  ['Waits for payment', { state: 'waits-for-payment' }],
  ['Being packed', {}],
  ['On its way', { state: 'on-its-way' }],
  ['On its way with Delhivery', { state: 'on-its-way', carrier: 'Delhivery' }],
  ['On its way to the giver with DTDC', { state: 'on-its-way', carrier: 'DTDC', shipTo: 'guest' }],
  ['Delivered on Dec 5, 2026', delivered],
  ['With the giver since Dec 5, 2026', { ...delivered, shipTo: 'guest' }],
  ['Picked up on Dec 5, 2026', { ...delivered, shipTo: 'pick-up' }],
  ['Comes back to us', { state: 'comes-back' }],
  ['Order cancelled', { state: 'cancelled' }],
])('a parcel reads %s', (text, changes) => {
  expect(hostParcelText({ ...parcel, ...changes }, 'Asia/Kolkata')).toBe(text);
});
