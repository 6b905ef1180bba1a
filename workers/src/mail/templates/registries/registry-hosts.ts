import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

type Change = MailData<'registry-hosts'>;

interface Words {
  readonly subject: string;
  readonly message: string;
  readonly button: string;
}

function wordsOf({ news, personName: person, registryName: registry }: Change): Words {
  switch (news) {
    case 'handover-offered':
      return {
        subject: `${person} would like you to own ${registry}`,
        message: `${person} would like to hand ${registry} over to you. You would be its owner, and ${person} stays as a co-host. Nothing changes until you accept.`,
        button: 'Accept or decline',
      };
    case 'handover-withdrawn':
      return {
        subject: `${person} keeps ${registry}`,
        message: `${person} no longer wants to hand ${registry} over to you. You stay a co-host.`,
        button: 'Open the registry',
      };
    case 'handover-declined':
      return {
        subject: `${person} does not want to own ${registry}`,
        message: `${person} declined to take ${registry} over. You stay its owner.`,
        button: 'Open the settings',
      };
    case 'handover-accepted':
      return {
        subject: `${person} now owns ${registry}`,
        message: `${person} accepted: ${registry} now belongs to ${person}, and you are a co-host. Only the owner invites and removes co-hosts, and deletes the registry.`,
        button: 'Open the registry',
      };
    case 'registry-received':
      return {
        subject: `You now own ${registry}`,
        message: `${registry} is yours now. ${person} stays as a co-host.`,
        button: 'Open the settings',
      };
    case 'co-host-removed':
      return {
        subject: `You no longer host ${registry}`,
        message: `${person} removed you from the hosts of ${registry}. You don’t see its gifts and givers any more.`,
        button: 'Open your registries',
      };
    case 'co-host-left':
      return {
        subject: `${person} no longer hosts ${registry}`,
        message: `${person} left the hosts of ${registry}.`,
        button: 'Open the settings',
      };
  }
}

export function registryHosts(data: Change): MailContent {
  const words = wordsOf(data);
  return {
    subject: words.subject,
    preview: words.message,
    heading: words.subject,
    blocks: [
      text(`Hello ${safeName(data.firstName)},`),
      text(words.message),
      button(words.button, data.link),
      note('You get this mail because you host, or hosted, this registry.'),
    ],
  };
}
