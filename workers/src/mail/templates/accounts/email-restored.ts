import type { MailData } from '@gift-registry/workers-contract';
import { button, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function emailRestored(data: MailData<'email-restored'>, { brand }: Sender): MailContent {
  return {
    subject: `Your ${brand} account is back at this address`,
    preview: 'Choose a new password now.',
    heading: 'Your account is back',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, your ${brand} account uses this address again. Everybody is signed out, and the password no longer works.`,
      ),
      button('Choose a new password', data.resetLink),
    ],
  };
}
