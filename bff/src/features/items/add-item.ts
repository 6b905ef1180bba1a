import {
  addressKey,
  maxQuantity,
  registryItem,
  type externalProductForm,
  type ProductField,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import type { z } from 'zod';
import { pictureFile } from '@gift-registry/workers-contract';
import type { Transaction } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lookOf } from '../../platform/pictures/picture-look.ts';
import { giftPictureUrl } from '../../platform/pictures/picture-url.ts';
import { findProductFor } from '../catalogue/index.ts';
import { saveExternalProduct, type ProductPicture, guestLink } from '../scraping/index.ts';
import { lockPlace, publishItemsChanged, type ItemsDependencies } from './change-item.ts';
import {
  findItemOfAddress,
  type Place,
  addToExistingItem,
  findItem,
  insertItem,
  raiseQuantity,
} from './items.repository.ts';

interface GiftAddress {
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

async function findFreeAddress(db: Db, place: Place, address: GiftAddress): Promise<GiftAddress> {
  for (let number = 2; ; number += 1) {
    const free = numbered(address, number);
    if (!(await findItemOfAddress(db, place, free))) return free;
  }
}

interface Addition {
  readonly registryId: string | null;
  readonly quantity: number;
}

interface CatalogueAddition extends Addition {
  readonly productId: string;
}

interface ExternalAddition extends Addition {
  readonly product: z.output<typeof externalProductForm>;
  readonly corrected: readonly ProductField[];
  readonly addToExisting: boolean;
  readonly addSeparately: boolean;
}

const tooMany = () =>
  new AppError(
    'conflict',
    `You can ask for up to ${maxQuantity} of one gift, and this one is already in your registry.`,
  );

const alreadyAdded = (
  productName: string,
  { cause, current }: { readonly cause?: unknown; readonly current?: RegistryItem },
) =>
  new AppError('already-added', `${productName} is already in your registry`, {
    cause,
    ...(current ? { current: registryItem.parse(current) } : {}),
  });

export async function addItem(
  { db }: ItemsDependencies,
  userId: string,
  { registryId, productId, quantity }: CatalogueAddition,
): Promise<RegistryItem> {
  const product = await findProductFor(db, productId, userId);
  if (!product) throw new AppError('not-found', 'Product not found');
  if (product.source === 'internal' && product.stockQuantity === 0)
    throw new AppError('conflict', `${product.name} is out of stock.`);
  const newItem = { registryId, productId, adderId: userId, quantity };
  try {
    return await transact(db, async (trx) => {
      await lockPlace(trx, userId, registryId);
      const existing = await addToExistingItem(trx, newItem);
      if (existing && !existing.raised) throw tooMany();
      const id = existing?.id ?? (await insertItem(trx, newItem));
      await publishItemsChanged(trx, registryId);
      return findItem(trx, id);
    });
  } catch (error) {
    // Another adder's item has this product.
    if (isUniqueViolation(error)) throw alreadyAdded(product.name, { cause: error });
    throw error;
  }
}

async function findPicture(
  { pictures }: ItemsDependencies,
  { picture: hash, morePictures }: ExternalAddition['product'],
): Promise<ProductPicture | null> {
  if (hash === null) return null;
  const isStored = (each: string) => pictures.has(pictureFile(each, 'large'));
  if (!(await isStored(hash)))
    throw new AppError(
      'invalid-input',
      'That picture is no longer available. Please choose another one.',
      { field: 'product.picture' },
    );
  const moreImageUrls: string[] = [];
  for (const other of new Set(morePictures))
    if (other !== hash && (await isStored(other)))
      moreImageUrls.push(giftPictureUrl(other, 'large'));
  return {
    imageUrl: giftPictureUrl(hash, 'large'),
    thumbnailUrl: giftPictureUrl(hash, 'small'),
    moreImageUrls,
    ...(await lookOf(pictures, hash)),
  };
}

/** One address is one gift of a registry, whoever adds it. `before` belongs to the same transaction. */
export async function addExternalItem(
  deps: ItemsDependencies,
  userId: string,
  { product, corrected, registryId, quantity, addToExisting, addSeparately }: ExternalAddition,
  before: (trx: Transaction<Database>) => Promise<void> = async () => undefined,
): Promise<RegistryItem> {
  const url =
    product.url === null
      ? null
      : guestLink(product.url, 'product.url', deps.config.localShopOrigins);
  const described = { ...product, adderId: userId, picture: await findPicture(deps, product) };
  const place = { registryId, adderId: userId };
  const add = () =>
    transact(deps.db, async (trx) => {
      await lockPlace(trx, userId, registryId);
      await before(trx);
      const asked = giftAddress(url);
      const found = await findItemOfAddress(trx, place, asked);
      if (found && !addToExisting && !addSeparately)
        throw alreadyAdded(product.name, { current: await findItem(trx, found.id) });
      const existing = addSeparately ? undefined : found;
      const address =
        found && addSeparately
          ? await findFreeAddress(trx, place, asked)
          : { ...asked, url: existing?.url ?? asked.url };
      const save = () =>
        saveExternalProduct(trx, { ...described, ...address }, corrected, deps.placeholderImage);
      // The words of another host stay as they are.
      if (existing?.describedBy === userId) await save();
      if (existing && !(await raiseQuantity(trx, existing.id, quantity))) throw tooMany();
      const id =
        existing?.id ?? (await insertItem(trx, { ...place, productId: await save(), quantity }));
      await publishItemsChanged(trx, registryId);
      return findItem(trx, id);
    });
  try {
    return await add();
  } catch (error) {
    // Another host added this address at the same time. The second try finds it.
    if (isUniqueViolation(error)) return add();
    throw error;
  }
}
