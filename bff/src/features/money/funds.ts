import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { fundForm, FundKind, RegistryItem } from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { giftPictureUrl } from '../../platform/pictures/picture-url.ts';
import { findItem, insertItem, lockEditableItem } from '../items/index.ts';
import {
  lockRegistryForShare,
  registryNotFound,
  publishRegistryChanged,
} from '../registries/index.ts';
import { insertFund, setFundClosed, updateFund, type StoredFund } from './funds.repository.ts';

interface FundsDependencies extends Pick<AppDependencies, 'config' | 'db'> {
  readonly pictures: PictureStorage;
  readonly drawings: Readonly<Record<FundKind, string>>;
}

type Form = z.output<typeof fundForm>;

async function stored(
  { pictures, drawings }: FundsDependencies,
  { picture, ...fund }: Form,
): Promise<StoredFund> {
  if (picture === null) return { ...fund, imageUrl: drawings[fund.kind], thumbnailUrl: null };
  if (!(await pictures.has(pictureFile(picture, 'large'))))
    throw new AppError(
      'invalid-input',
      'That picture is no longer available. Please choose it again.',
      { field: 'fund.picture' },
    );
  return {
    ...fund,
    imageUrl: giftPictureUrl(picture, 'large'),
    thumbnailUrl: giftPictureUrl(picture, 'small'),
  };
}

interface NewFund {
  readonly registryId: string | null;
  readonly fund: Form;
}

export async function addFund(
  deps: FundsDependencies,
  userId: string,
  { registryId, fund }: NewFund,
): Promise<RegistryItem> {
  if (!deps.config.funds)
    throw new AppError('forbidden', 'New funds are not offered at the moment.');
  const details = await stored(deps, fund);
  return transact(deps.db, async (trx) => {
    if (registryId !== null && !(await lockRegistryForShare(trx, userId, registryId)))
      throw registryNotFound();
    const productId = await insertFund(trx, userId, details);
    const id = await insertItem(trx, { registryId, productId, adderId: userId, quantity: 1 });
    if (registryId !== null) await publishRegistryChanged(trx, registryId, 'host');
    return findItem(trx, id);
  });
}

const fundNotFound = () => new AppError('not-found', 'This fund is no longer in your registry.');

const changeFund = (
  { db }: FundsDependencies,
  userId: string,
  itemId: string,
  change: (trx: Transaction<Database>, saved: RegistryItem) => Promise<void>,
): Promise<RegistryItem> =>
  transact(db, async (trx) => {
    const locked = await lockEditableItem(trx, userId, itemId);
    const saved = locked && (await findItem(trx, itemId));
    if (!saved?.fund) throw fundNotFound();
    await change(trx, saved);
    if (locked?.registryId) await publishRegistryChanged(trx, locked.registryId, 'host');
    return findItem(trx, itemId);
  });

export async function saveFund(
  deps: FundsDependencies,
  userId: string,
  itemId: string,
  { fund, fundVersion }: { readonly fund: Form; readonly fundVersion: number },
): Promise<RegistryItem> {
  const details = await stored(deps, fund);
  return changeFund(deps, userId, itemId, async (trx, saved) => {
    if (saved.fund?.version !== fundVersion)
      throw new AppError(
        'stale',
        'This fund was changed on another device. Please check it and save again.',
        { current: saved },
      );
    await updateFund(trx, itemId, details);
  });
}

export const closeFund = (
  deps: FundsDependencies,
  userId: string,
  itemId: string,
  closed: boolean,
): Promise<RegistryItem> =>
  changeFund(deps, userId, itemId, (trx) => setFundClosed(trx, itemId, closed));
