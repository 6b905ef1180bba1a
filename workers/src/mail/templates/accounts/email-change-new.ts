import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function emailChangeNew(data: MailData<'email-change-new'>, { brand }: Sender): MailContent {
  return {
    subject: `Confirm your new address for ${brand}`,
    preview: 'Your account moves here when both addresses agree.',
    heading: 'Is this your new address?',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, you asked to use this email address for your ${brand} account. We also wrote to your present address. Your account moves here when you have confirmed both mails.`,
      ),
      button('Confirm this address', data.link),
      note(
        'The link works once and for 24 hours. If you didn’t ask for this, there is nothing to do.',
      ),
    ],
  };
}
