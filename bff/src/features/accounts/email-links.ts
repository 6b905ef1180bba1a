import type { readEmailLink, ReplyOf } from '@gift-registry/bff-contract';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { loginOf } from '../../platform/sessions/logins.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks } from './auth-limits.ts';
import { findCredential } from './credentials.repository.ts';
import { findNewEmail } from './email-change.repository.ts';

export const mailLinks = (config: Config) => {
  const origin = linkOrigin(config);
  const to = (path: string, query: Record<string, string> = {}): string => {
    const url = new URL(path, origin);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  };
  return {
    confirmation: (secret: string, returnTo?: string) =>
      to('/email-confirmation', {
        token_hash: secret,
        type: 'signup',
        ...(returnTo === undefined ? {} : { next: returnTo }),
      }),
    magicLink: (secret: string) =>
      to('/email-confirmation', { token_hash: secret, type: 'magiclink' }),
    recovery: (accessToken: string, refreshToken: string) =>
      to('/reset-password', {
        access_token: accessToken,
        refresh_token: refreshToken,
        type: 'recovery',
      }),
    emailChange: (secret: string) => to('/email-change', { token: secret }),
    account: to('/account'),
    signUp: to('/email-signup'),
    signIn: to('/email-login'),
    forgotPassword: to('/reset-password'),
  };
};

export const greetingName = (firstName: string): string => firstName || 'there';

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
