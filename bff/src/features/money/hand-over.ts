import {
  upiLink,
  upiNote,
  upiParts,
  type UpiHandOver,
  type UpiPayment,
} from '@gift-registry/bff-contract';
import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { type OwnGift, manyLooks, nothingToPay, type ClaimsDependencies } from '../giving/index.ts';
import { qrCodePath, qrCodePng } from '../sharing/index.ts';
import { countLook, isPayable } from './promises.repository.ts';
import type { PayeeCipher } from './upi-address.ts';

interface Dependencies extends Pick<ClaimsDependencies, 'db' | 'limiterKey'> {
  readonly payees: PayeeCipher;
}

const looks = { max: 20, seconds: 3_600 } as const;

interface Seen {
  readonly payment: UpiPayment;
  readonly payBy: string | null;
  readonly isChanged: boolean;
}

async function look({ db, limiterKey, payees }: Dependencies, own: OwnGift): Promise<Seen> {
  if (!(await isPayable(db, own))) throw nothingToPay();
  const wait = await createRateLimiter(db, limiterKey).take([
    { name: 'upi-look-of-guest', subject: own.guestId, ...looks },
    { name: 'upi-look-of-gift', subject: own.giftId, ...looks },
  ]);
  if (wait !== null) throw manyLooks(wait);
  const promise = await countLook(db, own);
  if (!promise) throw nothingToPay();
  const { registryId, payeeSealed, amount, payBy, isChanged } = promise;
  const payee = payees.open(payeeSealed, registryId);
  return { payment: { ...payee, amount, note: upiNote(own.giftId) }, payBy, isChanged };
}

export async function getHandOver(deps: Dependencies, own: OwnGift): Promise<UpiHandOver> {
  const { payment, payBy, isChanged } = await look(deps, own);
  const parts = upiParts(payment.amount).map((amount) => {
    const link = upiLink({ ...payment, amount });
    return { amount, link, code: qrCodePath(link) };
  });
  return { ...payment, parts, payBy, changed: isChanged };
}

export async function getHandOverPicture(
  deps: Dependencies,
  { part, ...own }: OwnGift & { readonly part: number },
): Promise<Buffer> {
  const { payment } = await look(deps, own);
  const amount = upiParts(payment.amount)[part - 1];
  if (amount === undefined) throw nothingToPay();
  return qrCodePng(upiLink({ ...payment, amount }));
}
