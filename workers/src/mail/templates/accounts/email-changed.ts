import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName, singleLine } from '../../safe-text.ts';

export function emailChanged(data: MailData<'email-changed'>, { brand }: Sender): MailContent {
  return {
    subject: `The address of your ${brand} account was changed`,
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your address was changed',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, your ${brand} account now uses ${singleLine(data.newEmail)}. If it was you, there is nothing to do.`,
      ),
      text(
        'If it wasn’t you, take the change back: your account returns to this address, and everybody is signed out.',
      ),
      button('Take the change back', data.link),
      note('The link works once and for 7 days.'),
    ],
  };
}
