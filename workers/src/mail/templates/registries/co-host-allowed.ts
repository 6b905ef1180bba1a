import type { MailData } from '@gift-registry/workers-contract';
import { button, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function coHostAllowed(data: MailData<'co-host-allowed'>): MailContent {
  const host = safeName(data.hostName) === 'there' ? 'The owner' : safeName(data.hostName);
  return {
    subject: `You now host ${data.registryName}`,
    preview: `${host} allowed your account.`,
    heading: 'You host this registry together now',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, ${host} allowed your account to host ${data.registryName}: choose gifts, share the link, see who gave what, and say thanks.`,
      ),
      button('Open the registry', data.link),
    ],
  };
}
