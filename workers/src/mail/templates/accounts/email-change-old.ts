import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName, singleLine } from '../../safe-text.ts';

export function emailChangeOld(data: MailData<'email-change-old'>, { brand }: Sender): MailContent {
  return {
    subject: `Somebody wants to change the address of your ${brand} account`,
    preview: 'Nothing changes without your confirmation.',
    heading: 'A new address for your account?',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, somebody who is signed in to your ${brand} account asked to change its email address to ${singleLine(data.newEmail)}.`,
      ),
      text(
        'If it was you, confirm it here and in the mail to the new address. If it wasn’t, say so on the same page: your address stays, and everybody is signed out.',
      ),
      button('Review this change', data.link),
      note('The link works once and for 24 hours. Without your answer, nothing changes.'),
    ],
  };
}
