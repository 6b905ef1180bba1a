import type { SessionUser } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { insertCredential } from './credentials.repository.ts';
import { hashLinkSecret, newLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { greetingName, mailLinks } from './mail-links.ts';

type Mailer = Pick<AuthDependencies, 'config' | 'outbox'>;

async function newLink(
  { config }: Mailer,
  trx: Db,
  userId: string,
  email: string,
  purpose: 'email-change' | 'email-restore',
): Promise<string> {
  const secret = newLinkSecret();
  const hash = hashLinkSecret(secret);
  await insertCredential(trx, { userId, email, purpose, mode: 'login', hash });
  return mailLinks(config).emailChange(secret);
}

export async function mailNewAddress(
  mailer: Mailer,
  trx: Db,
  { id, firstName }: SessionUser,
  newEmail: string,
): Promise<void> {
  const link = await newLink(mailer, trx, id, newEmail, 'email-change');
  const data = { firstName: greetingName(firstName), link };
  await mailer.outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'email-change-new', to: newEmail, data },
  });
}

export async function mailOldAddress(
  mailer: Mailer,
  trx: Db,
  { id, email, firstName }: SessionUser,
  newEmail: string,
): Promise<void> {
  const link = await newLink(mailer, trx, id, email, 'email-change');
  const data = { firstName: greetingName(firstName), newEmail, link };
  await mailer.outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'email-change-old', to: email, data },
  });
}

export async function mailWayBack(
  mailer: Mailer,
  trx: Db,
  { id, email, firstName }: SessionUser,
  newEmail: string,
): Promise<void> {
  const link = await newLink(mailer, trx, id, email, 'email-restore');
  const data = { firstName: greetingName(firstName), newEmail, link };
  await mailer.outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'email-changed', to: email, data },
  });
}

export async function mailRestored(
  { config, outbox }: Mailer,
  trx: Db,
  { email, firstName }: SessionUser,
): Promise<void> {
  const { forgotPassword: resetLink } = mailLinks(config);
  const data = { firstName: greetingName(firstName), resetLink };
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: { template: 'email-restored', to: email, data },
  });
}
