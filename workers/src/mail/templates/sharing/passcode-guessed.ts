import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function passcodeGuessed(data: MailData<'passcode-guessed'>): MailContent {
  return {
    subject: `Somebody is guessing the passcode of ${data.registryName}`,
    preview: 'Guests who know the passcode can still open your registry.',
    heading: 'Somebody is guessing your passcode',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, more than ${data.tries} wrong passcodes were tried for ${data.registryName} within an hour. We slow such tries down. Guests who know the passcode still get in.`,
      ),
      text('If your passcode is short or easy to guess, please choose a longer one.'),
      button('Change the passcode', data.link),
      note('Guests need the new passcode then. You get this mail at most once a day.'),
    ],
  };
}
