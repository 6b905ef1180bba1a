import type { Db } from '../../database/database.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { issue } from './credentials/credentials.repository.ts';
import { hashLinkSecret, newLinkSecret } from './credentials/one-time-secrets.ts';
import { greetingName, mailLinks } from './mail-links.ts';

/** Mails the link that proves the address of a sign-up; an older one stops working. */
export async function mailConfirmation(
  { config, outbox }: AuthDependencies,
  trx: Db,
  account: { userId: string; email: string; firstName: string },
): Promise<void> {
  const { userId, email, firstName } = account;
  const secret = newLinkSecret();
  const hash = hashLinkSecret(secret);
  await issue(trx, { userId, email, purpose: 'confirm-email', mode: 'signup', hash });
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: {
      template: 'verify-email',
      to: email,
      data: {
        firstName: greetingName(firstName),
        link: mailLinks(config.publicBaseUrl).confirmation(secret),
      },
    },
  });
}
