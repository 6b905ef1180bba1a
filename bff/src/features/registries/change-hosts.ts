import { withoutLinks, type RegistryHosts } from '@gift-registry/bff-contract';
import type { MailData } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { registryInMail } from '../mails/index.ts';
import {
  findHostChange,
  deleteCoHost,
  findHosts,
  setHandover,
  takeOver,
} from './co-hosts.repository.ts';
import type { Dependencies } from './invite-co-host.ts';
import { lockWithRole } from './registry-hosts.repository.ts';
import { publishHostsChanged } from './registry-versions.repository.ts';
import { lockAsOwner, registryNotFound } from './require-host.ts';

interface HostChange {
  readonly news: MailData<'registry-hosts'>['news'];
  readonly registryId: string;
  readonly to: string;
  readonly by: string;
}

async function mailHostChange(
  { outbox, config }: Pick<AppDependencies, 'outbox' | 'config'>,
  trx: Db,
  { news, registryId, ...people }: HostChange,
): Promise<void> {
  const change = await findHostChange(trx, registryId, people);
  const page = news === 'co-host-removed' ? '/host' : `/registry-settings/${registryId}`;
  await outbox.mail(
    trx,
    {
      template: 'registry-hosts',
      to: change.email,
      data: {
        news,
        firstName: change.firstName || 'there',
        personName: withoutLinks(change.personName) || 'Another host',
        registryName: registryInMail(change.registryName),
        link: `${linkOrigin(config)}${page}`,
      },
    },
    { registryId },
  );
}

export interface Actor {
  readonly userId: string;
  readonly requester: Requester;
  readonly stepUp: (trx: Db) => Promise<void>;
}

export const removeCoHost = (
  deps: Dependencies,
  { userId, requester, stepUp }: Actor,
  registryId: string,
  coHostId: string,
): Promise<void> =>
  transact(deps.db, async (trx) => {
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
    const { owner } = await findHosts(trx, userId, registryId);
    await mailHostChange(deps, trx, {
      ...(userId === coHostId
        ? { news: 'co-host-left', to: owner.userId }
        : { news: 'co-host-removed', to: coHostId }),
      ...{ registryId, by: userId },
    });
    await publishHostsChanged(trx, registryId);
  });

export const offerHandover = (
  deps: Dependencies,
  { userId, requester, stepUp }: Actor,
  registryId: string,
  coHostId: string | null,
): Promise<RegistryHosts> =>
  transact(deps.db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    const { coHosts, handoverTo } = await findHosts(trx, userId, registryId);
    if (coHostId !== null && !coHosts.some((person) => person.userId === coHostId))
      throw new AppError('not-found', 'This person doesn’t host the registry.');
    if (coHostId !== null) await stepUp(trx);
    await setHandover(trx, registryId, coHostId);
    const action = coHostId === null ? 'handover-withdrawn' : 'handover-offered';
    await insertAuditEntry(trx, requester, { action, userId, registryId, concerns: coHostId });
    if (coHostId !== handoverTo) {
      const change = { registryId, by: userId };
      if (handoverTo !== null)
        await mailHostChange(deps, trx, {
          ...change,
          news: 'handover-withdrawn',
          to: handoverTo,
        });
      if (coHostId !== null)
        await mailHostChange(deps, trx, { ...change, news: 'handover-offered', to: coHostId });
    }
    await publishHostsChanged(trx, registryId);
    return findHosts(trx, userId, registryId);
  });

export const answerHandover = (
  deps: Dependencies,
  { userId, requester }: Actor,
  registryId: string,
  accept: boolean,
): Promise<RegistryHosts> =>
  transact(deps.db, async (trx) => {
    const registry = await lockWithRole(trx, userId, registryId);
    if (!registry) throw registryNotFound();
    const { handoverTo, owner } = await findHosts(trx, userId, registryId);
    if (handoverTo !== userId)
      throw new AppError('conflict', 'This registry is not offered to you any more.');
    if (accept) await takeOver(trx, registryId, userId);
    else await setHandover(trx, registryId, null);
    const action = accept ? 'handover-accepted' : 'handover-declined';
    await insertAuditEntry(trx, requester, { action, userId, registryId });
    const former = { registryId, to: owner.userId, by: userId };
    await mailHostChange(deps, trx, { ...former, news: action });
    if (accept)
      await mailHostChange(deps, trx, {
        ...{ registryId, to: userId, by: owner.userId },
        news: 'registry-received',
      });
    await publishHostsChanged(trx, registryId);
    return findHosts(trx, userId, registryId);
  });
