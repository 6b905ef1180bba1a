import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../content.ts';
import { safeName, formatDateTime } from '../format.ts';

export function claimReminder(data: MailData<'claim-reminder'>): MailContent {
  return {
    subject: `Did you buy ${data.productName}?`,
    preview: 'Confirm it, keep it a little longer or let it go.',
    heading: 'Did you buy it?',
    blocks: [
      text(
        `Hello ${safeName(data.guestName)}, we are holding ${data.productName} from ${data.registryName} for you until ${formatDateTime(data.expiresAt)}.`,
      ),
      text(
        'Tell us if you bought it. If you need more time you can keep it once more, and if you changed your mind, someone else can give it.',
      ),
      button('Answer in one click', data.giftsLink),
      note('This link is yours alone. Please don’t forward it.'),
    ],
  };
}
