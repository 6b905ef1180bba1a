import type { MailData } from '@gift-registry/workers-contract';
import { button, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function passwordChanged(
  data: MailData<'password-changed'>,
  { brand }: Sender,
): MailContent {
  return {
    subject: `Your ${brand} password was changed`,
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, the password of your ${brand} account was just changed. If it was you, there is nothing to do.`,
      ),
      text('If it wasn’t you, choose a new password now:'),
      button('Choose a new password', data.resetLink),
    ],
  };
}
