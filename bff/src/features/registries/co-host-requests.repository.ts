import { sql } from 'kysely';
import type { RegistryHosts } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

/** Requests of `request` that wait for the owner, of invitations `invitation` that are neither used nor revoked. */
const isWaiting = sql`request.refused_at is null and request.expires_at > now()
  and invitation.accepted_at is null and invitation.revoked_at is null`;

type Request = RegistryHosts['requests'][number];

export async function findRequests(db: Db, registryId: string): Promise<Request[]> {
  const { rows } = await sql<Request['person'] & Omit<Request, 'person'>>`
    select request.id, invitation.email as invited_email, request.expires_at,
           users.id as user_id, users.email, profiles.first_name, profiles.last_name
      from co_host_requests request
      join co_host_invitations invitation on invitation.id = request.invitation_id
      join users on users.id = request.user_id
      join profiles on profiles.id = users.id
     where invitation.registry_id = ${registryId} and ${isWaiting}
     order by request.id`.execute(db);
  return rows.map(({ id, invitedEmail, expiresAt, ...person }) => ({
    ...{ id, invitedEmail, expiresAt, person },
  }));
}

export async function countRequests(
  db: Db,
  registryIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ registryId: string; requests: number }>`
    select invitation.registry_id, count(*)::int as requests
      from co_host_requests request
      join co_host_invitations invitation on invitation.id = request.invitation_id
     where invitation.registry_id = any(${[...registryIds]}::uuid[]) and ${isWaiting}
     group by invitation.registry_id`.execute(db);
  return new Map(rows.map(({ registryId, requests }) => [registryId, requests]));
}

export async function countRequestsOfInvitation(db: Db, invitationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from co_host_requests request
      join co_host_invitations invitation on invitation.id = request.invitation_id
     where invitation.id = ${invitationId} and ${isWaiting}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OwnRequest {
  readonly refused: boolean;
  readonly waiting: boolean;
  readonly expiresAt: string;
}

export async function findOwnRequest(
  db: Db,
  invitationId: string,
  userId: string,
): Promise<OwnRequest | undefined> {
  const { rows } = await sql<OwnRequest>`
    select refused_at is not null as refused, ${isWaiting} as waiting, request.expires_at
      from co_host_requests request
      join co_host_invitations invitation on invitation.id = request.invitation_id
     where invitation.id = ${invitationId} and request.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function saveRequest(
  trx: Db,
  invitationId: string,
  userId: string,
): Promise<{ expiresAt: string }> {
  return trx
    .insertInto('coHostRequests')
    .values({ invitationId, userId, expiresAt: sql<string>`now() + interval '7 days'` })
    .onConflict((conflict) =>
      conflict.columns(['invitationId', 'userId']).doUpdateSet({
        createdAt: sql<string>`now()`,
        expiresAt: sql<string>`excluded.expires_at`,
      }),
    )
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
}

export async function allowRequest(
  trx: Db,
  registryId: string,
  requestId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    update co_host_invitations invitation set accepted_at = now()
      from co_host_requests request
     where request.id = ${requestId} and request.invitation_id = invitation.id
       and invitation.registry_id = ${registryId} and ${isWaiting}
    returning request.user_id`.execute(trx);
  return rows[0]?.userId;
}

export async function refuseRequest(
  trx: Db,
  registryId: string,
  requestId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    update co_host_requests request set refused_at = now()
      from co_host_invitations invitation
     where request.id = ${requestId} and request.invitation_id = invitation.id
       and invitation.registry_id = ${registryId} and ${isWaiting}
    returning request.user_id`.execute(trx);
  return rows[0]?.userId;
}
