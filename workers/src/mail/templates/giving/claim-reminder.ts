import { formatIndianTime } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

export function claimReminder(data: MailData<'claim-reminder'>): MailContent {
  const { event } = data;
  const until = formatIndianTime(data.expiresAt);
  return {
    subject: event
      ? `Did you buy your gift for ${celebrationInShort(event)}?`
      : `Did you buy ${data.productName}?`,
    preview: 'Confirm it, keep it a little longer or let it go.',
    heading: 'Did you buy it?',
    blocks: [
      text(
        event
          ? `Hello, we are holding a gift for ${celebrationAndDay(event)} for you until ${until}.`
          : `Hello ${safeName(data.guestName)}, we are holding ${data.productName} from ${data.registryName} for you until ${until}.`,
      ),
      text(
        'Tell us if you bought it. If you need more time you can keep it once more, and if you changed your mind, someone else can give it.',
      ),
      button('Answer in one click', data.giftsLink),
      note('This link is yours alone. Please don’t forward it.'),
    ],
  };
}
