import type { GuestGift, UpiHandOver } from '@gift-registry/bff-contract';

const code = { size: 29, path: 'M4,4h7v1h-7z' };
const payBy = '2099-11-30T10:00:00Z';

export const aHandOver = ({
  amount = 2100,
  parts = [{ amount, link: `upi://pay?pa=asha.rao@okbank&am=${amount}.00`, code }],
  ...changes
}: Partial<UpiHandOver> = {}): UpiHandOver => ({
  address: 'asha.rao@okbank',
  payeeName: 'Asha Rao',
  amount,
  note: 'Gift 3F9A2C',
  parts,
  payBy,
  changed: false,
  ...changes,
});

type Payment = NonNullable<GuestGift['payment']>;

export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  payBy,
  paidAt: null,
  reference: null,
  isReferenceRepeated: false,
  byUpi: true,
  isAddressChanged: false,
  endedBy: null,
  ...changes,
});
