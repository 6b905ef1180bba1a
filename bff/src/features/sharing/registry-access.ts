import { likenessOf, type RegistryAccess } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DataCipher } from '../../platform/keys/data-cipher.ts';
import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { lockRegistry, registryNotFound, requireHost } from '../registries/index.ts';
import { shareLink } from './links.ts';
import {
  findAccess,
  forgetReleasedAddress,
  insertAddress,
  releaseAddress,
  updatePasscode,
} from './registry-access.repository.ts';

export interface RegistryAccessDependencies extends Pick<
  AppDependencies,
  'config' | 'db' | 'outbox'
> {
  readonly cipher: DataCipher;
  readonly limiterKey: Buffer;
}

export const passcodePurpose = 'passcode';
/** Each try tells whether a registry has the address. */
const ADDRESSES_PER_DAY = 30;

async function readAccess(
  { config, cipher }: RegistryAccessDependencies,
  db: Db,
  registryId: string,
): Promise<RegistryAccess> {
  const row = await findAccess(db, registryId);
  const name = row?.address ?? null;
  const sealed = row?.passcodeSealed ?? null;
  return {
    address: name === null ? null : { name, url: shareLink(linkOrigin(config), name) },
    passcode: sealed === null ? null : cipher.open(sealed, passcodePurpose),
    passcodeGuessedAt: row?.passcodeGuessedAt ?? null,
  };
}

export async function getAccess(
  deps: RegistryAccessDependencies,
  userId: string,
  registryId: string,
): Promise<RegistryAccess> {
  await requireHost(deps.db, userId, registryId);
  return readAccess(deps, deps.db, registryId);
}

const endPages = async ({ outbox }: RegistryAccessDependencies, trx: Db, registryId: string) => {
  await outbox.enqueue(trx, { topic: 'event', payload: { type: 'share-revoked', registryId } });
};

const change = (
  deps: RegistryAccessDependencies,
  userId: string,
  registryId: string,
  work: (trx: Db) => Promise<void>,
): Promise<RegistryAccess> =>
  transact(deps.db, async (trx) => {
    if (!(await lockRegistry(trx, userId, registryId))) throw registryNotFound();
    await work(trx);
    return readAccess(deps, trx, registryId);
  });

export async function setAddress(
  deps: RegistryAccessDependencies,
  userId: string,
  registryId: string,
  address: string,
): Promise<RegistryAccess> {
  await requireHost(deps.db, userId, registryId);
  const retryAfter = await createRateLimiter(deps.db, deps.limiterKey).take([
    { name: 'registry-address', subject: userId, max: ADDRESSES_PER_DAY, seconds: 86_400 },
  ]);
  if (retryAfter !== null)
    throw new AppError(
      'rate-limited',
      'You tried many addresses today. Please try again tomorrow.',
      {
        retryAfter,
      },
    );
  return change(deps, userId, registryId, async (trx) => {
    const now = await findAccess(trx, registryId);
    if (now?.address === address) return;
    const wanted = { registryId, address, likeness: likenessOf(address) };
    const released = await releaseAddress(trx, registryId);
    await forgetReleasedAddress(trx, wanted);
    if (!(await insertAddress(trx, wanted)))
      throw new AppError('conflict', 'This address, or one that looks like it, is taken.', {
        field: 'address',
      });
    if (released) await endPages(deps, trx, registryId);
  });
}

export const removeAddress = (
  deps: RegistryAccessDependencies,
  userId: string,
  registryId: string,
): Promise<RegistryAccess> =>
  change(deps, userId, registryId, async (trx) => {
    if (await releaseAddress(trx, registryId)) await endPages(deps, trx, registryId);
  });

export const setPasscode = (
  deps: RegistryAccessDependencies,
  userId: string,
  registryId: string,
  passcode: string,
): Promise<RegistryAccess> =>
  change(deps, userId, registryId, async (trx) => {
    await updatePasscode(trx, registryId, deps.cipher.seal(passcode, passcodePurpose));
    await endPages(deps, trx, registryId);
  });

export const removePasscode = (
  deps: RegistryAccessDependencies,
  userId: string,
  registryId: string,
): Promise<RegistryAccess> =>
  change(deps, userId, registryId, (trx) => updatePasscode(trx, registryId, null));
