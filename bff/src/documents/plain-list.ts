import { htmlEscape } from 'escape-goat';
import {
  getSharedRegistry,
  giftMessages,
  listSharedItems,
  purchaseForm,
  urlOf,
} from '@gift-registry/bff-contract';
import { tag } from './html.ts';
import type { ReplyText } from './read-replies.ts';

const registryReply = getSharedRegistry.responses[200].pick({
  registryName: true,
  completed: true,
  giftsPaused: true,
});
const itemsReply = listSharedItems.responses[200];
type Item = ReturnType<typeof itemsReply.parse>['items'][number];

const successOf = (replies: readonly ReplyText[], path: RegExp): unknown => {
  const reply = replies.find((each) => each.status === 200 && path.test(each.path));
  return reply && JSON.parse(reply.json);
};

function stateOf(item: Item, purchaseUrl: string | undefined): string {
  const { quantityRequested, quantityReserved, quantityFulfilled } = item;
  if (quantityFulfilled >= quantityRequested) return 'Purchased';
  if (quantityFulfilled + quantityReserved >= quantityRequested) return 'Reserved';
  if (purchaseUrl === undefined) return 'Available';
  const label = `Purchase ${item.name}`;
  return `${tag('a', { href: purchaseUrl, 'aria-label': label })}Purchase</a>`;
}

export function plainList(replies: readonly ReplyText[], shareCode: string): string | undefined {
  const list = itemsReply.safeParse(successOf(replies, /^\/api\/shared\/[^/]+\/items$/)).data;
  const registry = registryReply.safeParse(successOf(replies, /^\/api\/shared\/[^/]+$/)).data;
  if (!list || !registry) return undefined;
  const { completed, giftsPaused, registryName } = registry;
  const takesGifts = !completed && !giftsPaused;
  const closed = completed ? giftMessages.registryComplete : giftMessages.giftsPaused;
  const rows = list.items.map((item) => {
    const url = urlOf(purchaseForm.path, { params: { shareCode, itemId: item.id } });
    return `<li>${htmlEscape(item.name)}: ${stateOf(item, takesGifts ? url : undefined)}</li>`;
  });
  return [
    `<h1>${htmlEscape(registryName)}</h1>`,
    ...(takesGifts ? [] : [`<p>${closed}</p>`]),
    `<ul>${rows.join('\n')}</ul>`,
  ].join('\n');
}
