import { formatRupees, joinList, plural } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import {
  button,
  facts,
  link,
  note,
  quote,
  text,
  type Block,
  type MailContent,
} from '../../content.ts';
import { safeName } from '../../safe-text.ts';

type GiftNews = MailData<'host-gifts'>;
type Gift = GiftNews['gifts'][number];

function givenAs({ productName, quantity, amount, readyToBuy }: Gift): string {
  if (readyToBuy) return `all of ${productName}, which is ready to buy`;
  if (amount !== null) return `${formatRupees(amount)} towards ${productName}`;
  return quantity > 1 ? `${productName} × ${quantity}` : productName;
}

const blocksOf = (gift: Gift): Block[] => [
  facts([gift.giverName, givenAs(gift)]),
  ...(gift.message === null ? [] : [quote(gift.message)]),
];

function subjectOf({ gifts, more }: GiftNews): string {
  const [first] = gifts;
  const count = gifts.length + more;
  if (count === 1 && first)
    return `${first.giverName} ${first.readyToBuy ? 'give' : 'gives'} you: ${givenAs(first)}`;
  const givers = [...new Set(gifts.map(({ giverName }) => giverName))];
  if (more === 0 && givers.length === 1) return `${givers[0]} gives you ${count} gifts`;
  const shown = givers.slice(0, 2);
  const others = givers.length > 2 || more > 0 ? ['others'] : [];
  return `${joinList([...shown, ...others])} give you ${count} gifts`;
}

export function hostGifts(data: GiftNews): MailContent {
  const { gifts, more, registryName, digest } = data;
  const count = gifts.length + more;
  const heading = plural(count, 'You got a gift', 'You got # gifts');
  return {
    subject: subjectOf(data),
    preview: gifts.map((gift) => `${gift.giverName}: ${givenAs(gift)}`).join(', '),
    heading,
    blocks: [
      text(
        `Hello ${safeName(data.firstName)}, this is new in ${registryName}${digest ? ' since yesterday' : ''}.`,
      ),
      ...gifts.flatMap(blocksOf),
      ...(more > 0
        ? [text(plural(more, '# more is in your Gift Book.', '# more are in your Gift Book.'))]
        : []),
      button('Open the Gift Book', data.bookLink),
      link('Change how these mails come', data.settingsLink),
      note('You get this mail because you host this registry.'),
    ],
    unsubscribeLink: data.unsubscribeLink,
  };
}
