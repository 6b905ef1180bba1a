import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function resetPassword(data: MailData<'reset-password'>, { brand }: Sender): MailContent {
  return {
    subject: `Choose a new ${brand} password`,
    preview: 'The link works once and for one hour.',
    heading: 'Choose a new password',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, someone asked to reset the password of your ${brand} account.`,
      ),
      button('Choose a new password', data.link),
      note(
        'The link works once and for one hour. If it wasn’t you, ignore this mail: your password stays as it is.',
      ),
    ],
  };
}
