import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function coHostRequest(data: MailData<'co-host-request'>): MailContent {
  const { registryName, personEmail, invitedEmail } = data;
  const person = safeName(data.personName) === 'there' ? 'Somebody' : safeName(data.personName);
  return {
    subject: `${person} would like to host ${registryName} with you`,
    preview: 'You decide whether they may.',
    heading: 'May this person host with you?',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, you invited ${invitedEmail} to host ${registryName}. ${person} opened the invitation with another account: ${personEmail}.`,
      ),
      text('If you know this address, allow it. If not, refuse it, and nothing changes.'),
      button('Allow or refuse', data.link),
      note('The request ends by itself after seven days.'),
    ],
  };
}
