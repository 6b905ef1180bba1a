import type { Transaction } from 'kysely';
import { isTeam, mayCall, type Person, type Role } from '@gift-registry/bff-contract';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { revokeSessionsOf } from '../../platform/sessions/revoke-sessions.ts';
import { sendConfirmationMail } from './account-mails.ts';
import { markVerified, setRole } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { insertExport } from './data-export.repository.ts';
import { cancelDeletion, scheduleDeletion } from './delete-account.ts';
import { isLastAdmin } from './deletion.repository.ts';
import { findPerson, lockPersonRow, setLocked } from './people.repository.ts';

type Dependencies = Pick<AuthDependencies, 'config' | 'db' | 'outbox'>;
type Trx = Transaction<Database>;
type Account = NonNullable<Awaited<ReturnType<typeof lockPersonRow>>>;

const personNotFound = () => new AppError('not-found', 'This account does not exist.');
const conflict = (message: string) => new AppError('conflict', message);

export async function showPerson({ db }: Dependencies, userId: string): Promise<Person> {
  const person = await findPerson(db, userId);
  if (!person) throw personNotFound();
  return person;
}

interface Change {
  readonly action: string;
  readonly why: string;
  readonly apply: (trx: Trx, account: Account, by: TeamMember) => Promise<Entry>;
}

type Entry = Readonly<Record<string, string>> | undefined;

export async function changePerson(
  deps: Dependencies,
  by: TeamMember,
  userId: string,
  { action, why, apply }: Change,
): Promise<Person> {
  await transact(deps.db, async (trx) => {
    const account = await lockPersonRow(trx, userId);
    if (!account) throw personNotFound();
    if (account.role === 'admin' && !mayCall(by.role, 'admin'))
      throw new AppError('forbidden', 'Only an admin may change the account of an admin.');
    const details = (await apply(trx, account, by)) ?? {};
    await insertTeamEntry(trx, by, { action, subject: `user:${userId}`, why, details });
  });
  deps.outbox.wake();
  return showPerson(deps, userId);
}

export type Apply = Change['apply'];

export const giveRole =
  ({ outbox }: Dependencies, role: Role): Apply =>
  async (trx, { id, role: former, emailVerifiedAt }) => {
    if (isTeam(role) && emailVerifiedAt === null)
      throw conflict('This person has not confirmed the email address yet, so the role waits.');
    if (role === former) throw conflict('This account has this role already.');
    if (await isLastAdmin(trx, id))
      throw conflict('This is the only admin. Make somebody else admin first.');
    await setRole(trx, id, role);
    await revokeSessionsOf(trx, outbox, id);
    return { from: former, to: role };
  };

export const signOut =
  ({ outbox }: Dependencies): Apply =>
  async (trx, { id }) => {
    await revokeSessionsOf(trx, outbox, id);
  };

export const lock =
  ({ outbox }: Dependencies, locked: boolean): Apply =>
  async (trx, { id, lockedAt }, by) => {
    if (locked && id === by.userId) throw conflict('You can’t lock yourself out.');
    if (locked === (lockedAt !== null))
      throw conflict(locked ? 'This account is locked already.' : 'This account isn’t locked.');
    await setLocked(trx, id, locked);
    if (locked) await revokeSessionsOf(trx, outbox, id);
  };

const refuseConfirmed = ({ emailVerifiedAt }: Account): void => {
  if (emailVerifiedAt !== null) throw conflict('This address is confirmed already.');
};

export const confirmEmail: Apply = async (trx, account) => {
  refuseConfirmed(account);
  await markVerified(trx, account.id);
};

export const mailConfirmation =
  (deps: Dependencies): Apply =>
  async (trx, account) => {
    refuseConfirmed(account);
    const { id: userId, email, firstName } = account;
    await sendConfirmationMail(deps, trx, { userId, email, firstName });
  };

export const exportData: Apply = async (trx, { id }) => {
  if (!(await insertExport(trx, id))) throw conflict('A file is being made already.');
};

export const changeDeletion =
  (deps: Dependencies, deleted: boolean): Apply =>
  async (trx, account) => {
    if (deleted === (account.deletesAt !== null))
      throw conflict(
        deleted ? 'This account is going to be deleted already.' : 'This account stays already.',
      );
    if (deleted) await scheduleDeletion(deps, trx, account);
    else await cancelDeletion(deps, trx, account);
  };
