import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Login } from '../../platform/sessions/logins.repository.ts';
import { AccountLocked, type NewSession } from '../../platform/sessions/sessions.repository.ts';
import { startSession } from '../../platform/sessions/sign-in-session.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import { requesterOf } from '../../platform/audit/requester.ts';

/** Says so only to a person who knows the password or reads the mailbox. */
function accountLocked(contactEmail: string | undefined): AppError {
  const whom = contactEmail === undefined ? 'contact support' : `write to ${contactEmail}`;
  return new AppError('account-locked', `This account is locked. Please ${whom}.`);
}

/** Starts the session of a person who has proven who they are; a locked account gets none. */
export async function signInAccount(
  { config, db }: AuthDependencies,
  request: FastifyRequest,
  method: 'password' | 'otp' | 'link' | 'google',
  signIn: (session: NewSession) => Promise<Login>,
): Promise<void> {
  try {
    await startSession(request, signIn);
  } catch (error) {
    if (!(error instanceof AccountLocked)) throw error;
    const { userId } = error;
    const entry = { action: 'sign-in-failed', userId, method } as const;
    await insertAuditEntry(db, requesterOf(request), { ...entry, reason: 'The account is locked' });
    throw accountLocked(config.contact.email);
  }
}
