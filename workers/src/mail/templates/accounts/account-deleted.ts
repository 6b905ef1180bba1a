import type { MailData } from '@gift-registry/workers-contract';
import { text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function accountDeleted(data: MailData<'account-deleted'>, { brand }: Sender): MailContent {
  return {
    subject: `Your ${brand} account is deleted`,
    preview: 'This is our last mail to you.',
    heading: 'Your account is deleted',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, your ${brand} account and everything in it is deleted. This is our last mail to you. If you ever celebrate something again, you are welcome.`,
      ),
    ],
  };
}
