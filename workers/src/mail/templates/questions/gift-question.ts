import type { MailData } from '@gift-registry/workers-contract';
import { button, link, note, quote, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

export function giftQuestion(data: MailData<'gift-question'>): MailContent {
  return {
    subject: `${data.guestName} asks about ${data.productName}`,
    preview: data.question,
    heading: 'A guest has a question',
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, ${data.guestName} asks about ${data.productName} from ${data.registryName}.`,
      ),
      quote(data.question),
      button('Answer', data.questionsLink),
      link('Change how these mails come', data.settingsLink),
      note('You get this mail because you host this registry.'),
    ],
    unsubscribeLink: data.unsubscribeLink,
  };
}
