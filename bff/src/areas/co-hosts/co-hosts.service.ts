import type { RegistryHosts } from '@gift-registry/bff-contract';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { lockWithRole } from '../../registry-hosts/registry-hosts.repository.ts';
import { lockAsOwner, registryNotFound, requireHost } from '../../registry-hosts/require-host.ts';
import { publishHostsChanged } from '../../registry-versions/registry-versions.repository.ts';
import { deleteCoHost, findHosts, setHandover, takeOver } from './co-hosts.repository.ts';
import type { Dependencies } from './invitations.service.ts';

export async function getHosts(
  { db }: Dependencies,
  userId: string,
  registryId: string,
): Promise<RegistryHosts> {
  await requireHost(db, userId, registryId);
  return findHosts(db, userId, registryId);
}

/** The owner removes a co-host; a co-host leaves. */
export const removeCoHost = (
  { db }: Dependencies,
  userId: string,
  registryId: string,
  coHostId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    const registry = await lockWithRole(trx, userId, registryId);
    if (!registry) throw registryNotFound();
    if (registry.role !== 'owner' && userId !== coHostId)
      await lockAsOwner(trx, userId, registryId);
    if (!(await deleteCoHost(trx, registryId, coHostId)))
      throw new AppError('not-found', 'This person doesn’t host the registry.');
    await publishHostsChanged(trx, registryId);
  });

export const offerHandover = (
  { db }: Dependencies,
  userId: string,
  registryId: string,
  coHostId: string | null,
): Promise<RegistryHosts> =>
  transact(db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    const { coHosts } = await findHosts(trx, userId, registryId);
    if (coHostId !== null && !coHosts.some((person) => person.userId === coHostId))
      throw new AppError('not-found', 'This person doesn’t host the registry.');
    await setHandover(trx, registryId, coHostId);
    await publishHostsChanged(trx, registryId);
    return findHosts(trx, userId, registryId);
  });

export const answerHandover = (
  { db }: Dependencies,
  userId: string,
  registryId: string,
  accept: boolean,
): Promise<RegistryHosts> =>
  transact(db, async (trx) => {
    const registry = await lockWithRole(trx, userId, registryId);
    if (!registry) throw registryNotFound();
    const { handoverTo } = await findHosts(trx, userId, registryId);
    if (handoverTo !== userId)
      throw new AppError('conflict', 'This registry is not offered to you any more.');
    if (accept) await takeOver(trx, registryId, userId);
    else await setHandover(trx, registryId, null);
    await publishHostsChanged(trx, registryId);
    return findHosts(trx, userId, registryId);
  });
