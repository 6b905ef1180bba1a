import type { MailData } from '@gift-registry/workers-contract';
import { button, link, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

/** Most often a venue or a family: the mail must not frighten. */
export function unusualGifts(data: MailData<'unusual-gifts'>): MailContent {
  return {
    subject: `Many gifts from one connection: ${data.registryName}`,
    preview: 'Please look whether you know the givers.',
    heading: 'Many gifts from one connection',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, unusually many gifts of ${data.registryName} were just chosen from one connection. Often that is the Wi-Fi of a venue or a family, and all is well.`,
      ),
      text(
        'If you don’t know the givers, you can give all of these gifts back with one press, set a passcode, or pause gifts.',
      ),
      button('See these gifts', data.bookLink),
      link('Change how these mails come', data.settingsLink),
      note('You get this mail because you host this registry.'),
    ],
    unsubscribeLink: data.unsubscribeLink,
  };
}
