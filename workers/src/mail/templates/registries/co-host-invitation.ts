import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

export function coHostInvitation(data: MailData<'co-host-invitation'>): MailContent {
  const { event } = data;
  const host = safeName(data.hostName) === 'there' ? 'A host' : safeName(data.hostName);
  const registry = event ? `the registry for ${celebrationAndDay(event)}` : data.registryName;
  return {
    subject: `${host} invites you to host ${event ? `the registry for ${celebrationInShort(event)}` : data.registryName}`,
    preview: 'Look after the list together.',
    heading: 'Host a registry together',
    blocks: [
      text(
        `${host} would like you to host ${registry} together: choose gifts, see who gave what, and say thanks.`,
      ),
      button('See the invitation', data.link),
      note(
        'The link works once, within seven days. If you don’t know this person, ignore this mail.',
      ),
    ],
  };
}
