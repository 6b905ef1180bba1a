import type { z } from 'zod';
import {
  maxQuantity,
  type externalProductForm,
  type ProductField,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { isUniqueViolation, transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { giftPictureUrl } from '../../pictures/gift-picture.ts';
import { lockRegistryForShare } from '../../registry-hosts/registry-hosts.repository.ts';
import { registryNotFound } from '../../registry-hosts/require-host.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import { findProductFor } from '../catalogue/catalogue.repository.ts';
import { saveExternalProduct, type ProductPicture } from './external-products.repository.ts';
import type { ItemsDependencies } from './items-dependencies.ts';
import { addToExistingItem, findItem, insertItem } from './items.repository.ts';
import { guestLink } from './product-address.ts';

interface Addition {
  /** null keeps the item for the next registry of the user. */
  readonly registryId: string | null;
  readonly quantity: number;
}

interface CatalogueAddition extends Addition {
  readonly productId: string;
}

interface ExternalAddition extends Addition {
  readonly product: z.output<typeof externalProductForm>;
  /** Fields that the user typed over the page's values. */
  readonly corrected: readonly ProductField[];
}

async function insertOrIncrease(
  trx: Transaction<Database>,
  userId: string,
  { registryId, productId, quantity }: CatalogueAddition,
): Promise<RegistryItem> {
  const newItem = { registryId, productId, adderId: userId, quantity };
  const existing = await addToExistingItem(trx, newItem);
  if (existing && !existing.raised)
    throw new AppError(
      'conflict',
      `You can ask for up to ${maxQuantity} of one gift, and this one is already in your registry.`,
    );
  const id = existing?.id ?? (await insertItem(trx, newItem));
  if (registryId !== null) await publishRegistryChanged(trx, registryId, 'host');
  return findItem(trx, id);
}

/** Runs `work` under a lock of the registry. A unique violation means that another adder's item has this product. */
async function addUnderLock(
  { db }: ItemsDependencies,
  userId: string,
  registryId: string | null,
  productName: string,
  work: (trx: Transaction<Database>) => Promise<RegistryItem>,
): Promise<RegistryItem> {
  try {
    return await transact(db, async (trx) => {
      if (registryId !== null && !(await lockRegistryForShare(trx, userId, registryId)))
        throw registryNotFound();
      return work(trx);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('already-added', `${productName} is already in your registry`, {
      cause: error,
    });
  }
}

export async function addItem(
  deps: ItemsDependencies,
  userId: string,
  addition: CatalogueAddition,
): Promise<RegistryItem> {
  const product = await findProductFor(deps.db, addition.productId, userId);
  if (!product) throw new AppError('not-found', 'Product not found');
  if (product.source === 'internal' && product.stockQuantity === 0)
    throw new AppError('conflict', `${product.name} is out of stock.`);
  return addUnderLock(deps, userId, addition.registryId, product.name, (trx) =>
    insertOrIncrease(trx, userId, addition),
  );
}

/** The main picture with those further ones that are still stored. */
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
  };
}

/** `before` belongs to the same transaction. */
export async function addExternalItem(
  deps: ItemsDependencies,
  userId: string,
  { product, corrected, registryId, quantity }: ExternalAddition,
  before: (trx: Transaction<Database>) => Promise<void> = async () => undefined,
): Promise<RegistryItem> {
  const url =
    product.url === null
      ? null
      : guestLink(product.url, 'product.url', deps.config.localShopOrigins);
  const picture = await findPicture(deps, product);
  return addUnderLock(deps, userId, registryId, product.name, async (trx) => {
    await before(trx);
    const productId = await saveExternalProduct(
      trx,
      { ...product, adderId: userId, url, picture },
      corrected,
      deps.placeholderImage,
    );
    return insertOrIncrease(trx, userId, { registryId, productId, quantity });
  });
}
