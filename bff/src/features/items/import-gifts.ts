import type { z } from 'zod';
import type { importGifts as importGiftsRoute, RegistryItem } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { saveExternalProduct, guestLink } from '../scraping/index.ts';
import { giftAddress } from './add-item.ts';
import { findKnownGifts, insertImportedItems, lockImports } from './add-items.repository.ts';
import { lockPlace, publishItemsChanged, type ItemsDependencies } from './change-item.ts';
import { findItems } from './items.repository.ts';

type Import = z.output<typeof importGiftsRoute.body>;

interface ImportedGifts {
  readonly items: RegistryItem[];
  readonly alreadyAdded: number;
}

/** Gifts that the registry has already stay as they are, so a second press adds nothing, not even at the same time. */
export async function importGifts(
  { config, db, placeholderImage }: Pick<ItemsDependencies, 'config' | 'db' | 'placeholderImage'>,
  adderId: string,
  { registryId, gifts }: Import,
): Promise<ImportedGifts> {
  const rows = gifts.map((gift) => {
    const url = gift.url === null ? null : guestLink(gift.url, 'gifts', config.localShopOrigins);
    return { ...gift, ...giftAddress(url) };
  });
  return transact(db, async (trx) => {
    await lockPlace(trx, adderId, registryId);
    const place = { registryId, adderId };
    await lockImports(trx, place);
    const known = await findKnownGifts(trx, place);
    const missing = rows.filter(({ addressKey: key, name }) =>
      key === null ? !known.names.has(name.toLowerCase()) : !known.addressKeys.has(key),
    );
    const items = [];
    for (const { quantity, note, ...described } of missing) {
      const product = { ...described, adderId, description: null, picture: null };
      const productId = await saveExternalProduct(trx, product, [], placeholderImage);
      items.push({ productId, quantity, note });
    }
    const added = await insertImportedItems(trx, place, items);
    if (added.length > 0) await publishItemsChanged(trx, registryId);
    return { items: await findItems(trx, added), alreadyAdded: gifts.length - added.length };
  });
}
