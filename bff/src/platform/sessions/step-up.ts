import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { hashSessionId } from './session-key.ts';

const MINUTES = 15;

export async function markConfirmed(db: Db, idHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedAt: sql<string>`now()` })
    .where('idHash', '=', idHash)
    .execute();
}

export async function requireStepUp(db: Db, { session }: FastifyRequest): Promise<void> {
  const confirmed = await db
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', hashSessionId(session.sessionId))
    .where(sql<boolean>`confirmed_at > now() - make_interval(mins => ${MINUTES})`)
    .executeTakeFirst();
  if (!confirmed)
    throw new AppError(
      'step-up-required',
      'Please confirm that it’s you first. Nothing was changed.',
    );
}
