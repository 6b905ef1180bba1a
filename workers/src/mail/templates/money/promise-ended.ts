import { formatRupees } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

export function promiseEnded(data: MailData<'promise-ended'>): MailContent {
  const { event, endedBy, registryLink } = data;
  const amount = formatRupees(data.amount);
  const gift = event
    ? `${amount} for ${celebrationAndDay(event)}`
    : `${amount} towards ${data.productName} from ${data.registryName}`;
  const greeting = event ? 'Hello' : `Hello ${safeName(data.guestName)}`;
  return {
    subject: `Your promise of ${amount} for ${event ? celebrationInShort(event) : data.registryName} has ended`,
    preview: 'Others can give it now.',
    heading: 'Your promise has ended',
    blocks: [
      text(
        endedBy === 'host'
          ? `${greeting}, you marked ${gift} as paid, and the host has not found the payment. So others can give it now.`
          : `${greeting}, ${gift} was not marked as paid in time. So others can give it now.`,
      ),
      text(
        'If you have paid, please tell the host: your money is with them. If not, you can give again whenever you like.',
      ),
      ...(registryLink === null ? [] : [button('See the list', registryLink)]),
      note('You get this mail because you left your address with this gift.'),
    ],
  };
}
