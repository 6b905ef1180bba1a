import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { address, event, link, text, sampleLink } from './fields.ts';

export const registryMails = [
  defineMail({
    name: 'co-host-invitation',
    importance: 'receipt',
    cause: 'consequence',
    data: {
      hostName: text,
      registryName: text,
      link,
      event: event.optional(),
    },
    sample: { hostName: 'Asha Rao', registryName: 'Asha & Dev', link: sampleLink },
  }),
  defineMail({
    name: 'co-host-request',
    importance: 'security',
    cause: 'consequence',
    data: {
      firstName: text,
      registryName: text,
      personName: text,
      personEmail: address,
      invitedEmail: address,
      link,
    },
    sample: {
      firstName: 'Asha',
      registryName: 'Asha & Dev',
      personName: 'Priya Nair',
      personEmail: 'priya@work.example.com',
      invitedEmail: 'priya@example.com',
      link: sampleLink,
    },
  }),
  defineMail({
    name: 'co-host-allowed',
    importance: 'receipt',
    cause: 'consequence',
    data: { firstName: text, registryName: text, hostName: text, link },
    sample: {
      firstName: 'Priya',
      registryName: 'Asha & Dev',
      hostName: 'Asha Rao',
      link: sampleLink,
    },
  }),
  defineMail({
    name: 'registry-hosts',
    importance: 'security',
    cause: 'consequence',
    data: {
      news: z.enum([
        'handover-offered',
        'handover-withdrawn',
        'handover-declined',
        'handover-accepted',
        'registry-received',
        'co-host-removed',
        'co-host-left',
      ]),
      firstName: text,
      personName: text,
      registryName: text,
      link,
    },
    sample: {
      news: 'handover-offered',
      firstName: 'Dev',
      personName: 'Asha Rao',
      registryName: 'Asha & Dev',
      link: sampleLink,
    },
  }),
] as const;
