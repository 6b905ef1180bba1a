import type { RegistryHosts } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { lockWithRole } from '../../registry-hosts/registry-hosts.repository.ts';
import { lockAsOwner, registryNotFound, requireHost } from '../../registry-hosts/require-host.ts';
import { publishHostsChanged } from '../../registry-versions/registry-versions.repository.ts';
import { insertAuditEntry } from '../auth/audit-log.repository.ts';
import type { Requester } from '../auth/requester.ts';
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

/** A host who changes the hosts, and the origin of the request. */
export interface Actor {
  readonly userId: string;
  readonly requester: Requester;
  /** Throws unless the person has just proved to be present. */
  readonly stepUp: (trx: Db) => Promise<void>;
}

/** The owner removes a co-host; a co-host leaves. */
export const removeCoHost = (
  { db }: Dependencies,
  { userId, requester, stepUp }: Actor,
  registryId: string,
  coHostId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    const registry = await lockWithRole(trx, userId, registryId);
    if (!registry) throw registryNotFound();
    if (userId !== coHostId) {
      await lockAsOwner(trx, userId, registryId);
      await stepUp(trx);
    }
    if (!(await deleteCoHost(trx, registryId, coHostId)))
      throw new AppError('not-found', 'This person doesn’t host the registry.');
    const entry = { action: 'co-host-removed', userId, registryId, concerns: coHostId } as const;
    await insertAuditEntry(trx, requester, entry);
    await publishHostsChanged(trx, registryId);
  });

export const offerHandover = (
  { db }: Dependencies,
  { userId, requester, stepUp }: Actor,
  registryId: string,
  coHostId: string | null,
): Promise<RegistryHosts> =>
  transact(db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    const { coHosts } = await findHosts(trx, userId, registryId);
    if (coHostId !== null && !coHosts.some((person) => person.userId === coHostId))
      throw new AppError('not-found', 'This person doesn’t host the registry.');
    if (coHostId !== null) await stepUp(trx);
    await setHandover(trx, registryId, coHostId);
    const action = coHostId === null ? 'handover-withdrawn' : 'handover-offered';
    await insertAuditEntry(trx, requester, { action, userId, registryId, concerns: coHostId });
    await publishHostsChanged(trx, registryId);
    return findHosts(trx, userId, registryId);
  });

export const answerHandover = (
  { db }: Dependencies,
  { userId, requester }: Actor,
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
    const action = accept ? 'handover-accepted' : 'handover-declined';
    await insertAuditEntry(trx, requester, { action, userId, registryId });
    await publishHostsChanged(trx, registryId);
    return findHosts(trx, userId, registryId);
  });
