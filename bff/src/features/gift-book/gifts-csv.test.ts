import type { HostGift, HostParcel } from '@gift-registry/bff-contract';
import { giftsCsv } from './gifts-csv.ts';

const gift: HostGift = {
  id: '019aa0f4-0000-7000-8000-000000000001',
  registryId: '019aa0f4-0000-7000-8000-000000000002',
  registryName: 'Asha weds Dev',
  kind: 'contribution',
  state: 'promised',
  productName: 'Jhoola swing',
  imageUrl: '/pictures/jhoola.svg',
  quantity: 1,
  amount: 5000,
  price: 21000,
  currency: 'INR',
  giverName: 'सुनीता देवी',
  giverEmail: null,
  message: '=HYPERLINK("https://evil.example")',
  receivedAt: null,
  thankedAt: null,
  parcel: null,
  payment: null,
  createdAt: '2026-11-22T08:00:00.000Z',
};

test('a file begins with the mark for Excel, has one line for each gift and no formula', () => {
  const [header, line, end] = giftsCsv([gift]).split('\r\n');
  expect(header).toBe(
    '\uFEFFDate,Registry,Gift,Giver,Email,Quantity,Promised (₹),Paid (₹),Received (₹),Price of one,Currency,State,Parcel,UPI reference,Received on,Thanked on,Message',
  );
  expect(line).toBe(
    `2026-11-22,Asha weds Dev,Jhoola swing,सुनीता देवी,,,5000,,,,,Promised,,,,,"'=HYPERLINK(""https://evil.example"")"`,
  );
  expect(end).toBe('');
});

test('money stands where it is, also when the giver was thanked before it came', () => {
  const thanked = { ...gift, state: 'thanked' } as const;
  const paidAt = '2026-11-23T08:00:00.000Z';
  const payment = {
    payBy: null,
    paidAt,
    reference: null,
    ...{ isReferenceRepeated: false, canBeFreed: false },
  };
  const [, promised, paid, received, takenBack] = giftsCsv([
    thanked,
    { ...thanked, payment },
    { ...thanked, payment, receivedAt: paidAt },
    { ...gift, state: 'released' },
  ]).split('\r\n');
  expect(promised).toContain(',,,5000,,,,,Thanked');
  expect(paid).toContain(',,,,5000,,,,Thanked');
  expect(received).toContain(',,,,,5000,,,Thanked');
  expect(takenBack).toContain(',,,,,,,,Taken back');
});

test('an ordered gift names the place of its parcel, on the day in India', () => {
  const parcel: HostParcel = {
    state: 'delivered',
    shipTo: 'host',
    carrier: 'Delhivery',
    trackingUrl: null,
    deliveredAt: '2026-12-04T20:00:00Z',
  };
  const waiting: HostParcel = { ...parcel, state: 'waits-for-payment', deliveredAt: null };
  const [, line, short] = giftsCsv([
    { ...gift, parcel },
    { ...gift, kind: 'claim', state: 'bought', parcel: waiting },
  ]).split('\r\n');
  expect(line).toContain(',Promised,"Delivered on Dec 5, 2026",');
  expect(short).toContain(',Not fully paid yet,Waits for payment,');
});
