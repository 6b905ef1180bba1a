import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent, type Sender } from '../../content.ts';

export function magicLink(data: MailData<'magic-link'>, { brand }: Sender): MailContent {
  const action = data.mode === 'signup' ? 'Sign up' : 'Sign in';
  return {
    subject: `Your link to ${action.toLowerCase()} at ${brand}`,
    preview: 'No password needed.',
    heading: `${action} with one click`,
    blocks: [
      text('Open the link on the device on which you want to continue. No password needed.'),
      button(`${action} at ${brand}`, data.link),
      note(
        'The link works once and for 10 minutes. If you didn’t ask for it, you can ignore this mail.',
      ),
    ],
  };
}
