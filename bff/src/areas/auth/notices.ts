import type { Db } from '../../database/database.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { greetingName, mailLinks } from './mail-links.ts';

type Sender = Pick<AuthDependencies, 'config' | 'outbox'>;
interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** Tells the owner of an account that someone signed up with its address. */
export async function noticeAccountExists(
  { config, outbox }: Sender,
  trx: Db,
  { email, firstName }: Recipient,
): Promise<void> {
  const links = mailLinks(config.publicBaseUrl);
  const data = {
    firstName: greetingName(firstName),
    loginLink: links.signIn,
    resetLink: links.forgotPassword,
  };
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'account-exists', to: email, data },
  });
}

/** Tells whoever reads the mailbox that there is nothing to sign in to, or to recover. */
export async function noticeNoAccount(
  { config, outbox }: Sender,
  trx: Db,
  email: string,
): Promise<void> {
  const data = { signupLink: mailLinks(config.publicBaseUrl).signUp };
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'no-account', to: email, data },
  });
}

export async function noticePasswordChanged(
  { config, outbox }: Sender,
  trx: Db,
  { email, firstName }: Recipient,
): Promise<void> {
  const data = {
    firstName: greetingName(firstName),
    resetLink: mailLinks(config.publicBaseUrl).forgotPassword,
  };
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'password-changed', to: email, data },
  });
}

export async function noticePasswordRemoved(
  { config, outbox }: Sender,
  trx: Db,
  { email, firstName }: Recipient,
): Promise<void> {
  const data = {
    firstName: greetingName(firstName),
    resetLink: mailLinks(config.publicBaseUrl).forgotPassword,
  };
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'password-removed', to: email, data },
  });
}

export async function noticeNewSignInMethod(
  { outbox }: Sender,
  trx: Db,
  { email, firstName }: Recipient,
  method: string,
): Promise<void> {
  const data = { firstName: greetingName(firstName), method };
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'new-sign-in-method', to: email, data },
  });
}
