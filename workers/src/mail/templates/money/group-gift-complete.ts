import { plural } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

export function groupGiftComplete({
  productName,
  registryName,
  givers,
  registryLink,
  event,
  ...data
}: MailData<'group-gift-complete'>): MailContent {
  const together = plural(givers, 'You gave it all.', '# of you gave it together.');
  return {
    subject: event
      ? `Your gift for ${celebrationInShort(event)} is complete`
      : `${productName} is complete`,
    preview: together,
    heading: 'The last rupee has come',
    blocks: [
      text(
        event
          ? `Hello, the gift for ${celebrationAndDay(event)} to which you gave is complete.`
          : `Hello ${safeName(data.guestName)}, ${productName} for ${registryName} is complete.`,
      ),
      text(together),
      ...(registryLink === null ? [] : [button('Open the wish list', registryLink)]),
      note('You get this mail because you left your address with this gift.'),
    ],
  };
}
