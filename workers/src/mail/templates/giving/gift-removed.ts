import { formatRupees } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

type Removal = MailData<'gift-removed'>;

const promiseOf = ({ amount }: Removal): string =>
  amount === null ? 'promise' : `promise of ${formatRupees(amount)}`;

function whatToDo(data: Removal): string {
  switch (data.state) {
    case 'held':
      return 'We no longer hold it for you. Please don’t buy it now.';
    case 'bought':
      return 'You have bought it already. The host still sees your gift; please talk to them if you would rather return it.';
    case 'promised':
      return `Your ${promiseOf(data)} has ended, so you owe nothing.`;
    case 'paid':
      return `Your ${promiseOf(data)} has ended, and you said that you have paid it. Please talk to the host: your money is with them.`;
  }
}

function whatToDoMeanwhile(data: Removal): string {
  switch (data.state) {
    case 'held':
    case 'bought':
      return 'Please don’t buy it now. If you have it already, please talk to the host.';
    case 'promised':
      return `Please don’t pay your ${promiseOf(data)} now.`;
    case 'paid':
      return `You said that you have paid your ${promiseOf(data)}. Please talk to the host: your money is with them.`;
  }
}

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly what: string;
  readonly next: readonly string[];
}

function wordsOfDeletion(data: Removal): Words {
  const { event, registryName } = data;
  const list = event ? `The list for ${celebrationInShort(event)}` : registryName;
  return {
    subject: `${list} was taken down by its host`,
    heading: 'The list was taken down',
    what: event
      ? `Hello, the list with your gift for ${celebrationAndDay(event)} was taken down by its host.`
      : `Hello ${safeName(data.guestName)}, the host of ${registryName} has taken the whole list down, with ${data.productName}.`,
    next: [
      whatToDoMeanwhile(data),
      'The host can bring the list back within 30 days. Your gift is on it then, and your link works again.',
    ],
  };
}

function wordsOfRemoval(data: Removal): Words {
  const { event, productName, registryName } = data;
  return {
    subject: event
      ? `Your gift for ${celebrationInShort(event)} is no longer on the list`
      : `${productName} is no longer on the list`,
    heading: 'The list has changed',
    what: event
      ? `Hello, your gift for ${celebrationAndDay(event)} was taken off the list by its host.`
      : `Hello ${safeName(data.guestName)}, the host of ${registryName} has taken ${productName} off the list.`,
    next: [whatToDo(data)],
  };
}

export function giftRemoved(data: Removal): MailContent {
  const { subject, heading, what, next } = data.isListDeleted
    ? wordsOfDeletion(data)
    : wordsOfRemoval(data);
  return {
    subject,
    preview: next[0] ?? what,
    heading,
    blocks: [
      text(what),
      ...next.map(text),
      ...(data.registryLink === null ? [] : [button('See what is left', data.registryLink)]),
      note('You get this mail because you left your address with this gift.'),
    ],
  };
}
