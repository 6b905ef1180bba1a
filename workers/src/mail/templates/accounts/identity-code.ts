import type { MailData } from '@gift-registry/workers-contract';
import { code, note, text, type MailContent, type Sender } from '../../content.ts';

export function identityCode(data: MailData<'identity-code'>, { brand }: Sender): MailContent {
  return {
    subject: `${data.code} is your ${brand} code`,
    preview: 'Enter it to confirm that it’s you.',
    heading: 'Is it you?',
    blocks: [
      text(`Enter this code at ${brand} to confirm that it’s you:`),
      code(data.code),
      note(
        'The code works once and for 10 minutes. Nobody from our team will ever ask you for it.',
      ),
      note(
        'If you asked for nothing, somebody else uses your account. Choose a new password, and sign out your other devices.',
      ),
    ],
  };
}
