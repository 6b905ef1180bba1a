import { formatPrice, plural } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { button, facts, link, note, text, type MailContent } from '../../content.ts';
import { safeName } from '../../safe-text.ts';

type ShopNews = MailData<'shop-news'>;
type Gift = ShopNews['gifts'][number];

function newsOf({ kind, price, priceBefore, currency }: Gift): string {
  if (kind === 'out-of-stock') return 'Out of stock at the shop';
  if (kind === 'gone') return 'The shop’s page is gone';
  if (price === null || priceBefore === null) return 'The price dropped';
  const drop = formatPrice(priceBefore - price, currency);
  return `Dropped by ${drop}, now ${formatPrice(price, currency)}`;
}

function subjectOf({ gifts, more }: ShopNews): string {
  const [first] = gifts;
  if (first && gifts.length + more === 1) return `${first.productName}: ${newsOf(first)}`;
  return `News from the shops about ${gifts.length + more} of your gifts`;
}

export function shopNews(data: ShopNews): MailContent {
  const { gifts, more, registryName } = data;
  return {
    subject: subjectOf(data),
    preview: gifts.map((gift) => `${gift.productName}: ${newsOf(gift)}`).join(', '),
    heading: plural(gifts.length + more, 'News from a shop', 'News from the shops'),
    blocks: [
      text(`Hello ${safeName(data.firstName)}, we looked again at the gifts of ${registryName}.`),
      ...gifts.map((gift) => facts([gift.productName, newsOf(gift)])),
      ...(more > 0
        ? [text(plural(more, '# more is in your list.', '# more are in your list.'))]
        : []),
      button('Open your list', data.listLink),
      link('Change how these mails come', data.settingsLink),
      note('You get this mail because you host this registry.'),
    ],
    unsubscribeLink: data.unsubscribeLink,
  };
}
