import { addressKey } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { findItemOfAddress, type Place } from './items.repository.ts';

export interface GiftAddress {
  readonly url: string | null;
  readonly addressKey: string | null;
}

export const giftAddress = (url: string | null): GiftAddress => ({
  url,
  addressKey: url === null ? null : addressKey(url),
});

/** The same page under a fragment that no shop reads, so that a registry can have it twice. */
function numbered({ url, addressKey: key }: GiftAddress, number: number): GiftAddress {
  if (url === null) return { url, addressKey: key };
  const address = new URL(url);
  address.hash = `${number}`;
  return { url: address.href, addressKey: `${key}#${number}` };
}

export async function findFreeAddress(
  db: Db,
  place: Place,
  address: GiftAddress,
): Promise<GiftAddress> {
  for (let number = 2; ; number += 1) {
    const free = numbered(address, number);
    if (!(await findItemOfAddress(db, place, free))) return free;
  }
}
