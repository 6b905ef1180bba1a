import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function verifyEmail(data: MailData<'verify-email'>, { brand }: Sender): MailContent {
  const next = data.isInvited ? 'return to your invitation' : 'start your registry';
  return {
    subject: `Confirm your email for ${brand}`,
    preview: data.isInvited
      ? 'One click, and you are back at your invitation.'
      : 'One click and your registry can begin.',
    heading: `Welcome, ${safeName(data.firstName)}!`,
    blocks: [
      text(`Thank you for joining ${brand}. Confirm that this is your email, and you can ${next}.`),
      button('Confirm my email', data.link),
      note(
        'The link works once and for 24 hours. If you didn’t sign up, you can ignore this mail.',
      ),
    ],
  };
}
