import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function accountKept(data: MailData<'account-kept'>, { brand }: Sender): MailContent {
  return {
    subject: `You keep your ${brand} account`,
    preview: 'Nothing is going to be deleted.',
    heading: 'Your account stays',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, you chose to keep your ${brand} account. Nothing is going to be deleted, and your registries are back with their links.`,
      ),
      button('Open my account', data.accountLink),
      note(
        'If it wasn’t you, somebody else uses your account: choose a new password, and sign out your other devices.',
      ),
    ],
  };
}
