import {
  invitationPath,
  maxCoHosts,
  withoutLinks,
  type InvitationStanding,
  type RegistryHosts,
  type SessionUser,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashLinkSecret, newLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { createRateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { createGuestMailer, findMailEvent, registryInMail } from '../mails/index.ts';
import { findOwnRequest } from './co-host-requests.repository.ts';
import {
  addCoHost,
  consumeInvitation,
  countHosts,
  findHosts,
  findInvitation,
  findInvitedAddress,
  isHostAddress,
  lockInvitation,
  revokeInvitation as revoke,
  saveInvitation,
  type FoundInvitation,
} from './co-hosts.repository.ts';
import { isHost } from './registry-hosts.repository.ts';
import { publishHostsChanged } from './registry-versions.repository.ts';
import { lockAsOwner } from './require-host.ts';

export type Dependencies = Pick<AppDependencies, 'db' | 'outbox' | 'config'>;

const DAY = 86_400;

const invitationGone = (): AppError => new AppError('not-found', 'This invitation has ended.');

export const invitationEnded = (): AppError =>
  new AppError(
    'token-invalid',
    'This invitation has ended. Please ask the owner of the registry for a new one.',
  );

const limitsOf = (ownerId: string) => [
  { name: 'co-host-mail/owner-day', subject: ownerId, max: 30, seconds: DAY },
];

async function mailInvitation(
  { outbox, config }: Dependencies,
  trx: Db,
  {
    user,
    registryId,
    registryName,
    email,
  }: {
    readonly user: SessionUser;
    readonly registryId: string;
    readonly registryName: string;
    readonly email: string;
  },
): Promise<void> {
  const limiter = createRateLimiter(trx, derivedKey(config.sessionSecrets, 'rate-limits'));
  const retryAfter = await limiter.take(limitsOf(user.id));
  if (retryAfter !== null)
    throw new AppError('rate-limited', 'Too many invitations. Please try again tomorrow.', {
      retryAfter,
    });
  const secret = newLinkSecret();
  await saveInvitation(trx, {
    registryId,
    email,
    tokenHash: hashLinkSecret(secret),
    invitedBy: user.id,
  });
  const link = `${linkOrigin(config)}${invitationPath}?${new URLSearchParams({ token: secret })}`;
  const event = await findMailEvent(trx, registryId);
  await createGuestMailer({ outbox }).send(trx, {
    to: email,
    registryId,
    full: {
      template: 'co-host-invitation',
      to: email,
      data: {
        hostName: withoutLinks(`${user.firstName} ${user.lastName}`, 60) || 'A host',
        registryName: registryInMail(registryName),
        link,
      },
    },
    neutral: {
      template: 'co-host-invitation',
      to: email,
      data: {
        hostName: event.hostName ?? 'A host',
        registryName: 'a gift registry',
        link,
        event,
      },
    },
  });
}

export const inviteCoHost = (
  deps: Dependencies,
  user: SessionUser,
  registryId: string,
  email: string,
): Promise<RegistryHosts> =>
  transact(deps.db, async (trx) => {
    const { registryName } = await lockAsOwner(trx, user.id, registryId);
    if (await isHostAddress(trx, registryId, email))
      throw new AppError('conflict', 'This person hosts the registry already.', { field: 'email' });
    if ((await countHosts(trx, registryId)) >= maxCoHosts)
      throw new AppError('conflict', `A registry has ${maxCoHosts} co-hosts at most.`, {
        field: 'email',
      });
    await mailInvitation(deps, trx, { user, registryId, registryName, email });
    return findHosts(trx, user.id, registryId);
  });

export const resendInvitation = (
  deps: Dependencies,
  user: SessionUser,
  registryId: string,
  invitationId: string,
): Promise<RegistryHosts> =>
  transact(deps.db, async (trx) => {
    const { registryName } = await lockAsOwner(trx, user.id, registryId);
    const email = await findInvitedAddress(trx, registryId, invitationId);
    if (email === undefined) throw invitationGone();
    await mailInvitation(deps, trx, { user, registryId, registryName, email });
    return findHosts(trx, user.id, registryId);
  });

export const revokeInvitation = (
  { db }: Dependencies,
  userId: string,
  registryId: string,
  invitationId: string,
): Promise<RegistryHosts> =>
  transact(db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    if (!(await revoke(trx, registryId, invitationId))) throw invitationGone();
    return findHosts(trx, userId, registryId);
  });

async function standingOf(
  db: Db,
  invitation: FoundInvitation,
  user: SessionUser | null,
): Promise<InvitationStanding | 'ended'> {
  if (user && (await isHost(db, user.id, invitation.registryId))) return 'host';
  if (invitation.accepted) return 'ended';
  const request = user && (await findOwnRequest(db, invitation.id, user.id));
  if (request?.waiting) return 'waiting';
  if (invitation.expired) return 'ended';
  if (!user) return 'signed-out';
  if (user.email === invitation.email) return 'at-once';
  return request?.refused ? 'refused' : 'ask';
}

/** The same answer for a link that never existed and one that has ended, except for those who host the registry. */
export async function readInvitation(
  { db }: Dependencies,
  user: SessionUser | null,
  token: string,
) {
  const invitation = await findInvitation(db, hashLinkSecret(token));
  if (!invitation) throw invitationEnded();
  const standing = await standingOf(db, invitation, user);
  if (standing === 'ended') throw invitationEnded();
  const { registryName, invitedBy, email } = invitation;
  const registryId = standing === 'host' ? invitation.registryId : null;
  return { registryName, invitedBy, email, standing, registryId };
}

/** Only the invited address: whoever else has the link asks the owner. */
export const acceptInvitation = (
  { db }: Dependencies,
  user: SessionUser,
  token: string,
): Promise<string> =>
  transact(db, async (trx) => {
    const invitation = await lockInvitation(trx, hashLinkSecret(token));
    if (!invitation) throw invitationEnded();
    if (invitation.email !== user.email)
      throw new AppError(
        'forbidden',
        `This invitation was sent to another address. Please reload the page and ask the owner to allow ${user.email}.`,
      );
    const { id, registryId } = invitation;
    await consumeInvitation(trx, id);
    await addCoHost(trx, registryId, user.id);
    await publishHostsChanged(trx, registryId);
    return registryId;
  });
