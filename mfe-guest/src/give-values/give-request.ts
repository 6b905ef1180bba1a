import type {
  ClaimForm,
  ContributionForm,
  GiftChange,
  OrderForm,
  PlacedOrder,
} from '@gift-registry/bff-contract';
import type { Api } from '../api.ts';
import { cacheGiftChange, type CacheReply } from '../my-gifts/use-gift-mutation.ts';
import { cacheOrder } from './cache-order.ts';

export type GiveRequest =
  | ({ readonly way: 'claim' } & ClaimForm)
  | ({ readonly way: 'contribution' } & ContributionForm)
  | ({ readonly way: 'order' } & OrderForm);

export type Given =
  | { readonly way: 'claim' | 'contribution'; readonly change: GiftChange }
  | { readonly way: 'order'; readonly placed: PlacedOrder };

interface Target {
  readonly shareCode: string;
  /** Of an order, its lines name the gifts. */
  readonly itemId: string;
}

type Headers = { readonly 'idempotency-key': string };

export async function sendGift(
  api: Api,
  params: Target,
  request: GiveRequest,
  headers: Headers,
): Promise<Given> {
  switch (request.way) {
    case 'claim': {
      const { way, ...body } = request;
      return { way, change: await api('claimItem', { params, headers, body }) };
    }
    case 'contribution': {
      const { way, ...body } = request;
      return { way, change: await api('contributeToItem', { params, headers, body }) };
    }
    case 'order': {
      const { way, ...body } = request;
      const { shareCode } = params;
      return { way, placed: await api('placeOrder', { params: { shareCode }, headers, body }) };
    }
  }
}

export const cacheGiven: CacheReply<Given> = (client, shareCode, given) =>
  given.way === 'order'
    ? cacheOrder(client, shareCode, given.placed)
    : cacheGiftChange(client, shareCode, given.change);
