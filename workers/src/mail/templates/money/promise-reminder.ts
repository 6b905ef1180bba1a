import { formatIndianTime, formatRupees } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

export function promiseReminder(data: MailData<'promise-reminder'>): MailContent {
  const { event } = data;
  const amount = formatRupees(data.amount);
  const until = formatIndianTime(data.payBy);
  return {
    subject: `Your gift of ${amount} for ${event ? celebrationInShort(event) : data.registryName}`,
    preview: `Kept for you until ${until}.`,
    heading: 'Have you paid already?',
    blocks: [
      text(
        event
          ? `Hello, you promised ${amount} for ${celebrationAndDay(event)}. We keep it for you until ${until}.`
          : `Hello ${safeName(data.guestName)}, you promised ${amount} towards ${data.productName} from ${data.registryName}. We keep it for you until ${until}.`,
      ),
      text(
        'Your gifts show how to pay the host by UPI. Please press “I have paid” there afterwards.',
      ),
      button('See your gifts', data.giftsLink),
      note('This link is yours alone. Please don’t forward it.'),
    ],
  };
}
