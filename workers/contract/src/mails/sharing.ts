import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { link, text, sampleLink } from './fields.ts';

export const sharingMails = [
  defineMail({
    name: 'passcode-guessed',
    importance: 'security',
    cause: 'consequence',
    data: {
      firstName: text,
      registryName: text,
      tries: z.int().positive(),
      link,
    },
    sample: { firstName: 'Asha', registryName: 'Asha & Dev', tries: 200, link: sampleLink },
  }),
] as const;
