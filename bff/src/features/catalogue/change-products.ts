import type { z } from 'zod';
import type { createProduct, saveProduct, TeamProduct } from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { giftPictureUrl, hashOfGiftPicture } from '../../platform/pictures/picture-url.ts';
import * as products from './team-products.repository.ts';

export interface CatalogueDependencies extends Pick<AppDependencies, 'db'> {
  readonly pictures: PictureStorage;
  readonly placeholderImage: string;
}

type Created = z.output<typeof createProduct.body>;
type Saved = z.output<typeof saveProduct.body>;

const productNotFound = () => new AppError('not-found', 'This product does not exist.');

export async function showProduct(db: Db, productId: string): Promise<TeamProduct> {
  const product = await products.findTeamProduct(db, productId);
  if (!product) throw productNotFound();
  return product;
}

async function lockKnown(trx: Db, productId: string) {
  const product = await products.lockProduct(trx, productId);
  if (!product) throw productNotFound();
  return product;
}

/** The picture that a product has may stay, also one that was drawn for the catalogue. */
async function pictureOf(
  { pictures, placeholderImage }: CatalogueDependencies,
  imageUrl: string | null,
  present?: string,
) {
  if (imageUrl === null) return { imageUrl: placeholderImage, thumbnailUrl: null };
  if (imageUrl === present) return {};
  const hash = hashOfGiftPicture(imageUrl);
  if (hash === null || !(await pictures.has(pictureFile(hash, 'large'))))
    throw new AppError(
      'invalid-input',
      'That picture is no longer available. Please choose it again.',
      { field: 'imageUrl' },
    );
  return { imageUrl, thumbnailUrl: giftPictureUrl(hash, 'small') };
}

async function requireCategory(trx: Db, categoryId: string | null): Promise<void> {
  if (categoryId === null || (await products.categoryExists(trx, categoryId))) return;
  throw new AppError('invalid-input', 'This category does not exist.', { field: 'categoryId' });
}

export async function createProductOf(
  deps: CatalogueDependencies,
  by: TeamMember,
  { stockQuantity, imageUrl, ...values }: Created,
): Promise<TeamProduct> {
  const { userId } = by;
  const picture = await pictureOf(deps, imageUrl);
  return transact(deps.db, async (trx) => {
    await requireCategory(trx, values.categoryId);
    const productId = await products.insertProduct(trx, userId, {
      ...{ imageUrl: deps.placeholderImage, thumbnailUrl: null },
      ...values,
      ...picture,
    });
    if (stockQuantity > 0)
      await products.updateStock(trx, { productId, stockQuantity, userId, why: 'First stock' });
    await insertTeamEntry(trx, by, { action: 'product-created', subject: `product:${productId}` });
    return showProduct(trx, productId);
  });
}

export async function saveProductOf(
  deps: CatalogueDependencies,
  by: TeamMember,
  productId: string,
  { version, imageUrl, ...values }: Saved,
): Promise<TeamProduct> {
  const known = await showProduct(deps.db, productId);
  const picture = await pictureOf(deps, imageUrl, known.imageUrl);
  return transact(deps.db, async (trx) => {
    const saved = await lockKnown(trx, productId);
    if (saved.version !== version)
      throw new AppError(
        'stale',
        'Somebody else changed this product meanwhile. Please check it and save again.',
        { current: await showProduct(trx, productId) },
      );
    await requireCategory(trx, values.categoryId);
    await products.updateProduct(trx, by.userId, productId, { ...values, ...picture });
    await products.announceProduct(trx, productId);
    await insertTeamEntry(trx, by, { action: 'product-edited', subject: `product:${productId}` });
    return showProduct(trx, productId);
  });
}

/** Gifts of registries stay as they are: only new registries can't choose the product. */
export const setSale = (
  { db }: CatalogueDependencies,
  by: TeamMember,
  productId: string,
  isActive: boolean,
): Promise<TeamProduct> =>
  transact(db, async (trx) => {
    const saved = await lockKnown(trx, productId);
    if (saved.isActive !== isActive) {
      await products.updateProduct(trx, by.userId, productId, { isActive });
      const action = isActive ? 'product-sold-again' : 'product-taken-out-of-sale';
      await insertTeamEntry(trx, by, { action, subject: `product:${productId}` });
    }
    return showProduct(trx, productId);
  });

interface CountedStock {
  readonly stockQuantity: number;
  readonly seen: number;
  readonly why: string;
}

export const setStock = (
  { db }: CatalogueDependencies,
  by: TeamMember,
  productId: string,
  { stockQuantity, seen, why }: CountedStock,
): Promise<TeamProduct> =>
  transact(db, async (trx) => {
    const saved = await lockKnown(trx, productId);
    if (saved.stockQuantity !== seen)
      throw new AppError(
        'stale',
        `The stock is ${saved.stockQuantity} now: gifts were given meanwhile. Please count again.`,
        { current: await showProduct(trx, productId) },
      );
    if (stockQuantity !== seen) {
      await products.updateStock(trx, { productId, stockQuantity, why, userId: by.userId });
      await products.announceProduct(trx, productId);
      await insertTeamEntry(trx, by, {
        ...{ action: 'stock-counted', subject: `product:${productId}` },
        details: { from: seen, to: stockQuantity, why },
      });
    }
    return showProduct(trx, productId);
  });
