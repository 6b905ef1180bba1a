import { formatRupees } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

type Removal = MailData<'gift-removed'>;

function whatToDo({ state, amount }: Removal): string {
  switch (state) {
    case 'held':
      return 'We no longer hold it for you. Please don’t buy it now.';
    case 'bought':
      return 'You have bought it already. The host still sees your gift; please talk to them if you would rather return it.';
    case 'promised':
      return amount === null
        ? 'Your promise has ended, so you owe nothing.'
        : `Your promise of ${formatRupees(amount)} has ended, so you owe nothing.`;
  }
}

export function giftRemoved(data: Removal): MailContent {
  const { productName, registryName, registryLink, event } = data;
  return {
    subject: event
      ? `Your gift for ${celebrationInShort(event)} is no longer on the list`
      : `${productName} is no longer on the list`,
    preview: whatToDo(data),
    heading: 'The list has changed',
    blocks: [
      text(
        event
          ? `Hello, your gift for ${celebrationAndDay(event)} was taken off the list by its host.`
          : `Hello ${safeName(data.guestName)}, the host of ${registryName} has taken ${productName} off the list.`,
      ),
      text(whatToDo(data)),
      ...(registryLink === null ? [] : [button('See what is left', registryLink)]),
      note('You get this mail because you left your address with this gift.'),
    ],
  };
}
