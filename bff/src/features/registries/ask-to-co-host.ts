import { withoutLinks, type RegistryHosts, type SessionUser } from '@gift-registry/bff-contract';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { registryInMail } from '../mails/index.ts';
import type { Actor } from './change-hosts.ts';
import {
  allowRequest,
  countRequestsOfInvitation,
  findOwnRequest,
  refuseRequest,
  saveRequest,
} from './co-host-requests.repository.ts';
import { addCoHost, findHosts, findPerson, lockInvitation } from './co-hosts.repository.ts';
import { invitationEnded, type Dependencies } from './invite-co-host.ts';
import { isHost } from './registry-hosts.repository.ts';
import { publishHostsChanged } from './registry-versions.repository.ts';
import { lockAsOwner } from './require-host.ts';

const MAX_REQUESTS = 5;
const MAILS_PER_DAY = 10;

async function mailOwner(
  { outbox, config }: Dependencies,
  trx: Db,
  user: SessionUser,
  invitation: { ownerId: string; registryId: string; registryName: string; email: string },
): Promise<void> {
  const { ownerId, registryId, registryName, email: invitedEmail } = invitation;
  // Beyond it the owner finds the requests on the dashboard.
  const limiter = createRateLimiter(trx, derivedKey(config.sessionSecrets, 'rate-limits'));
  const limit = { name: 'co-host-request/owner-day', subject: ownerId, max: MAILS_PER_DAY };
  if ((await limiter.take([{ ...limit, seconds: 86_400 }])) !== null) return;
  const owner = await findPerson(trx, ownerId);
  await outbox.mail(
    trx,
    {
      template: 'co-host-request',
      to: owner.email,
      data: {
        firstName: owner.firstName || 'there',
        registryName: registryInMail(registryName),
        personName: withoutLinks(`${user.firstName} ${user.lastName}`, 60) || 'Somebody',
        personEmail: user.email,
        invitedEmail,
        link: `${linkOrigin(config)}/registry-settings/${registryId}`,
      },
    },
    { registryId },
  );
}

export const askToCoHost = (
  deps: Dependencies,
  user: SessionUser,
  token: string,
): Promise<{ expiresAt: string }> =>
  transact(deps.db, async (trx) => {
    const invitation = await lockInvitation(trx, hashLinkSecret(token));
    if (!invitation) throw invitationEnded();
    if (invitation.email === user.email || (await isHost(trx, user.id, invitation.registryId)))
      throw new AppError('conflict', 'You don’t need to ask. Please reload the page.');
    const own = await findOwnRequest(trx, invitation.id, user.id);
    if (own?.waiting) return { expiresAt: own.expiresAt };
    if (own?.refused)
      throw new AppError('forbidden', 'The owner refused your account. Please talk to the owner.');
    if ((await countRequestsOfInvitation(trx, invitation.id)) >= MAX_REQUESTS)
      throw new AppError(
        'conflict',
        'Several people already ask with this invitation. Please ask the owner to invite your address.',
      );
    const saved = await saveRequest(trx, invitation.id, user.id);
    await mailOwner(deps, trx, user, invitation);
    await publishHostsChanged(trx, invitation.registryId);
    return saved;
  });

async function mailAllowed(
  { outbox, config }: Dependencies,
  trx: Db,
  {
    userId,
    ownerId,
    registryId,
    registryName,
  }: Readonly<Record<'userId' | 'ownerId' | 'registryId' | 'registryName', string>>,
): Promise<void> {
  const [person, owner] = [await findPerson(trx, userId), await findPerson(trx, ownerId)];
  await outbox.mail(
    trx,
    {
      template: 'co-host-allowed',
      to: person.email,
      data: {
        firstName: person.firstName || 'there',
        registryName: registryInMail(registryName),
        hostName: withoutLinks(`${owner.firstName} ${owner.lastName}`, 60) || 'The owner',
        link: `${linkOrigin(config)}/registry?${new URLSearchParams({ registryId, welcome: 'co-host' })}`,
      },
    },
    { registryId },
  );
}

export const answerRequest = (
  deps: Dependencies,
  { userId: ownerId, requester }: Pick<Actor, 'userId' | 'requester'>,
  { registryId, requestId, allow }: { registryId: string; requestId: string; allow: boolean },
): Promise<RegistryHosts> =>
  transact(deps.db, async (trx) => {
    const { registryName } = await lockAsOwner(trx, ownerId, registryId);
    const answer = allow ? allowRequest : refuseRequest;
    const userId = await answer(trx, registryId, requestId);
    if (userId === undefined) throw new AppError('not-found', 'This request has ended.');
    if (allow) {
      await addCoHost(trx, registryId, userId);
      await mailAllowed(deps, trx, { userId, ownerId, registryId, registryName });
    }
    const action = allow ? 'co-host-allowed' : 'co-host-refused';
    await insertAuditEntry(trx, requester, {
      action,
      userId: ownerId,
      registryId,
      concerns: userId,
    });
    await publishHostsChanged(trx, registryId);
    return findHosts(trx, ownerId, registryId);
  });
