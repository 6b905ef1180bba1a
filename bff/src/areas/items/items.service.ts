import type { z } from 'zod';
import type { externalProductForm, ProductField, RegistryItem } from '@gift-registry/bff-contract';
import { maxQuantity } from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { Transaction } from 'kysely';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Database } from '../../database/tables.ts';
import { isUniqueViolation, transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { giftPictureUrl } from '../../pictures/gift-picture.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { findProductFor } from '../catalogue/catalogue.repository.ts';
import { announceChange } from '../registries/announce-change.ts';
import { isOwner, keepRegistry } from '../registries/registries.repository.ts';
import { registryNotFound } from '../registries/registries.service.ts';
import { saveExternalProduct, type ProductPicture } from './external-products.repository.ts';
import {
  deleteFreeItem,
  findItem,
  findItemsOf,
  findUnattachedItems,
  insertItem,
  lockItemOf,
  raiseQuantity,
  setQuantity,
} from './items.repository.ts';
import { productAddress } from './product-address.ts';
import { toRegistryItem } from './registry-item-row.ts';

export interface ItemsDependencies extends Pick<AppDependencies, 'db'> {
  readonly pictures: PictureStorage;
  /** Shown where a shop's picture is missing. */
  readonly placeholderImage: string;
}

interface Addition {
  readonly registryId: string | null;
  readonly quantity: number;
}

const itemNotFound = (): AppError =>
  new AppError('not-found', 'This gift is no longer in the registry.');

const alreadyAdded = (name: string, cause: unknown): AppError =>
  new AppError('already-added', `${name} is already in your registry`, { cause });

export function createItemsService({ db, pictures, placeholderImage }: ItemsDependencies) {
  async function addProduct(
    trx: Transaction<Database>,
    hostId: string,
    { registryId, quantity }: Addition,
    productId: string,
  ): Promise<RegistryItem> {
    const newItem = { registryId, productId, adderId: hostId, quantity };
    const raised = await raiseQuantity(trx, newItem);
    if (raised && !raised.raised)
      throw new AppError(
        'conflict',
        `You can ask for up to ${maxQuantity} of one gift, and this one is there already.`,
      );
    const id = raised?.id ?? (await insertItem(trx, newItem));
    if (registryId !== null) await announceChange(trx, registryId);
    return toRegistryItem(await findItem(trx, id));
  }

  async function demandRegistry(
    trx: Transaction<Database>,
    hostId: string,
    registryId: string | null,
  ): Promise<void> {
    if (registryId !== null && !(await keepRegistry(trx, hostId, registryId)))
      throw registryNotFound();
  }

  async function pictureOf(hash: string | null): Promise<ProductPicture | null> {
    if (hash === null) return null;
    if (!(await pictures.has(pictureFile(hash, 'large'))))
      throw new AppError('invalid-input', 'That picture is no longer here. Please choose again.', {
        field: 'product.picture',
      });
    return {
      imageUrl: giftPictureUrl(hash, 'large'),
      thumbnailUrl: giftPictureUrl(hash, 'small'),
    };
  }

  return {
    async list(hostId: string, registryId: string): Promise<RegistryItem[]> {
      if (!(await isOwner(db, hostId, registryId))) throw registryNotFound();
      return (await findItemsOf(db, registryId)).map(toRegistryItem);
    },

    async unattached(hostId: string): Promise<RegistryItem[]> {
      return (await findUnattachedItems(db, hostId)).map(toRegistryItem);
    },

    async add(
      hostId: string,
      { productId, ...addition }: Addition & { readonly productId: string },
    ): Promise<RegistryItem> {
      const product = await findProductFor(db, productId, hostId);
      if (!product) throw new AppError('not-found', 'Product not found');
      if (product.source_type === 'internal' && product.stock_quantity === 0)
        throw new AppError('conflict', `${product.name} is out of stock.`);
      return transact(db, async (trx) => {
        await demandRegistry(trx, hostId, addition.registryId);
        return addProduct(trx, hostId, addition, productId);
      }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? alreadyAdded(product.name, error) : error;
      });
    },

    async addExternal(
      hostId: string,
      {
        product,
        corrected,
        ...addition
      }: Addition & {
        readonly product: z.output<typeof externalProductForm>;
        readonly corrected: readonly ProductField[];
      },
    ): Promise<RegistryItem> {
      const url = productAddress(product.url, 'product.url');
      const picture = await pictureOf(product.picture);
      return transact(db, async (trx) => {
        await demandRegistry(trx, hostId, addition.registryId);
        const productId = await saveExternalProduct(
          trx,
          { ...product, adderId: hostId, url, picture },
          corrected,
          placeholderImage,
        );
        return addProduct(trx, hostId, addition, productId);
      }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? alreadyAdded(product.name, error) : error;
      });
    },

    update: (hostId: string, itemId: string, quantity: number): Promise<RegistryItem> =>
      transact(db, async (trx) => {
        const item = await lockItemOf(trx, hostId, itemId);
        if (!item) throw itemNotFound();
        const changed = await setQuantity(trx, itemId, quantity);
        const row = await findItem(trx, itemId);
        const taken = row.quantity_reserved + row.quantity_fulfilled;
        if (!changed)
          throw new AppError(
            'conflict',
            `Guests have already taken ${taken} of this gift. Please ask for at least ${taken}.`,
            { field: 'quantityRequested' },
          );
        if (item.registry_id !== null) await announceChange(trx, item.registry_id);
        return toRegistryItem(row);
      }),

    remove: (hostId: string, itemId: string): Promise<void> =>
      transact(db, async (trx) => {
        const item = await lockItemOf(trx, hostId, itemId);
        if (!item) throw itemNotFound();
        if (!(await deleteFreeItem(trx, itemId)))
          throw new AppError(
            'conflict',
            'A guest has already taken this gift, so it stays in your registry.',
          );
        if (item.registry_id !== null) await announceChange(trx, item.registry_id);
      }),
  };
}
