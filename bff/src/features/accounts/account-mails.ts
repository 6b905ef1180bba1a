import { leadsToInvitation } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';
import { hashLinkSecret, newLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { insertCredential } from './credentials.repository.ts';
import { greetingName, mailLinks } from './email-links.ts';

type Mailer = Pick<AuthDependencies, 'config' | 'outbox'>;
interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

async function send({ outbox }: Mailer, trx: Db, mail: MailJob): Promise<void> {
  await outbox.mail(trx, mail);
}

interface Confirmation extends Recipient {
  readonly userId: string;
  readonly returnTo?: string | undefined;
}

export async function sendConfirmationMail(
  mailer: Mailer,
  trx: Db,
  { userId, email, firstName, returnTo }: Confirmation,
): Promise<void> {
  const secret = newLinkSecret();
  const hash = hashLinkSecret(secret);
  await insertCredential(trx, { userId, email, purpose: 'confirm-email', mode: 'signup', hash });
  const link = mailLinks(mailer.config).confirmation(secret, returnTo);
  await send(mailer, trx, {
    template: 'verify-email',
    to: email,
    data: {
      firstName: greetingName(firstName),
      link,
      ...(leadsToInvitation(returnTo) ? { isInvited: true } : {}),
    },
  });
}

export function sendAccountExistsMail(
  mailer: Mailer,
  trx: Db,
  { email, firstName }: Recipient,
): Promise<void> {
  const { signIn: loginLink, forgotPassword: resetLink } = mailLinks(mailer.config);
  return send(mailer, trx, {
    template: 'account-exists',
    to: email,
    data: { firstName: greetingName(firstName), loginLink, resetLink },
  });
}

export function sendNoAccountMail(mailer: Mailer, trx: Db, email: string): Promise<void> {
  const { signUp: signupLink } = mailLinks(mailer.config);
  return send(mailer, trx, { template: 'no-account', to: email, data: { signupLink } });
}

export function sendPasswordMail(
  mailer: Mailer,
  trx: Db,
  template: 'password-changed' | 'password-removed',
  { email, firstName }: Recipient,
): Promise<void> {
  const { forgotPassword: resetLink } = mailLinks(mailer.config);
  const data = { firstName: greetingName(firstName), resetLink };
  return send(mailer, trx, { template, to: email, data });
}

export function sendNewSignInMethodMail(
  mailer: Mailer,
  trx: Db,
  { email, firstName }: Recipient,
  method: string,
): Promise<void> {
  const data = { firstName: greetingName(firstName), method };
  return send(mailer, trx, { template: 'new-sign-in-method', to: email, data });
}
