import type { readEmailLink, ReplyOf } from '@gift-registry/bff-contract';
import { loginOf } from '../../platform/sessions/logins.repository.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks } from './auth-limits.ts';
import { findCredential } from './credentials.repository.ts';
import { hashLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { findNewEmail } from './email-change.repository.ts';

export const emailLinkPurposes = ['email-change', 'email-restore'] as const;

export const emailLinkInvalid = (): AppError =>
  new AppError('token-invalid', 'This link has expired or has already been used.');

export async function readLink(
  auth: AuthDependencies,
  token: string,
  requester: Requester,
): Promise<ReplyOf<typeof readEmailLink>> {
  await limitLinks(auth.limiter, requester);
  const credential = await findCredential(auth.db, hashLinkSecret(token), emailLinkPurposes);
  if (!credential?.userId) throw emailLinkInvalid();
  const { user } = await loginOf(auth.db, credential.userId);
  if (credential.purpose === 'email-restore')
    return { kind: 'restore', oldEmail: credential.email, newEmail: user.email };
  const newEmail = await findNewEmail(auth.db, user.id);
  const isOld = credential.email === user.email;
  if (newEmail === null || (!isOld && newEmail !== credential.email)) throw emailLinkInvalid();
  return { kind: isOld ? 'old' : 'new', oldEmail: user.email, newEmail };
}
