import { plural } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, note, text, type MailContent } from '../../content.ts';
import { celebrationAndDay, celebrationInShort } from '../../event-name.ts';
import { safeName } from '../../safe-text.ts';

const giftsOf = (count: number): string => plural(count, 'gift', '# gifts');

export function giftsGivenBack(data: MailData<'gifts-given-back'>): MailContent {
  const { gifts, promised, registryName, registryLink, event } = data;
  const summary = `The host gave back your ${giftsOf(gifts)}, so others can choose them again.`;
  return {
    subject: `The host gave back your ${giftsOf(gifts)} for ${event ? celebrationInShort(event) : registryName}`,
    preview: summary,
    heading: plural(gifts, 'Your gift is free again', 'Your gifts are free again'),
    blocks: [
      text(
        event
          ? `Hello, the host of ${celebrationAndDay(event)} gave back your ${giftsOf(gifts)}, so others can choose them again.`
          : `Hello ${safeName(data.guestName)}, the host of ${registryName} gave back your ${giftsOf(gifts)}, so others can choose them again.`,
      ),
      text('Please don’t buy them now. If you have bought one already, please talk to the host.'),
      ...(promised ? [text('Your promises of money towards them have ended.')] : []),
      ...(registryLink === null ? [] : [button('See the list', registryLink)]),
      note('You get this mail because you left your address with these gifts.'),
    ],
  };
}
