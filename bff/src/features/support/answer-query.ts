import type { TeamQuery } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findQuery, insertQueryEntry, setAnswered } from './queries.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'outbox'>;

export async function showQuery(db: Db, queryId: string): Promise<TeamQuery> {
  const query = await findQuery(db, queryId);
  if (!query) throw new AppError('not-found', 'This query does not exist any more.');
  return query;
}

export async function reply(
  { db, outbox }: Dependencies,
  by: TeamMember,
  queryId: string,
  answer: string,
): Promise<TeamQuery> {
  const answered = await transact(db, async (trx) => {
    const { name, email, text: query } = await showQuery(trx, queryId);
    await setAnswered(trx, queryId, true);
    await insertQueryEntry(trx, { queryId, userId: by.userId, kind: 'reply', text: answer });
    await outbox.mail(trx, { template: 'query-answer', to: email, data: { name, query, answer } });
    await insertTeamEntry(trx, by, { action: 'query-answered', subject: `query:${queryId}` });
    return showQuery(trx, queryId);
  });
  outbox.wake();
  return answered;
}

export const note = ({ db }: Dependencies, by: TeamMember, queryId: string, text: string) =>
  transact(db, async (trx) => {
    await showQuery(trx, queryId);
    await insertQueryEntry(trx, { queryId, userId: by.userId, kind: 'note', text });
    return showQuery(trx, queryId);
  });

export const markAnswered = (
  { db }: Dependencies,
  by: TeamMember,
  queryId: string,
  answered: boolean,
) =>
  transact(db, async (trx) => {
    if (await setAnswered(trx, queryId, answered)) {
      const action = answered ? 'query-marked-answered' : 'query-opened-again';
      await insertTeamEntry(trx, by, { action, subject: `query:${queryId}` });
    }
    return showQuery(trx, queryId);
  });
