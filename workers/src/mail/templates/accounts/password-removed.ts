import type { MailData } from '@gift-registry/workers-contract';
import { button, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function passwordRemoved(
  data: MailData<'password-removed'>,
  { brand }: Sender,
): MailContent {
  return {
    subject: `The password of your ${brand} account was removed`,
    preview: 'It was set before you confirmed your email.',
    heading: 'Your earlier password is gone',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, somebody signed up to ${brand} with this email and a password before the email was confirmed. You have now shown that the mailbox is yours. That password may not be, so it no longer works.`,
      ),
      text('You can go on without one. If you would like a password, choose a new one:'),
      button('Choose a new password', data.resetLink),
    ],
  };
}
