import type { FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { z } from 'zod';

interface ShownRoute {
  /** The registry that a request names; undefined for a route of all registries. */
  readonly registryOf: ((request: FastifyRequest) => unknown) | undefined;
  /** The reply without what the team may not see, and without other registries. */
  readonly hide: (reply: unknown, registryId: string) => unknown;
}

const valueOf = (values: unknown): unknown =>
  typeof values === 'object' && values !== null && 'registryId' in values
    ? values.registryId
    : undefined;

const ofPath = ({ params }: FastifyRequest): unknown => valueOf(params);
const ofQuery = ({ query }: FastifyRequest): unknown => valueOf(query);

const shown = <Reply extends z.ZodType>(
  { id, responses }: { readonly id: string; readonly responses: { readonly 200: Reply } },
  registryOf: ShownRoute['registryOf'],
  hide: (reply: z.output<Reply>, registryId: string) => z.output<Reply> = (reply) => reply,
): readonly [string, ShownRoute] => [
  id,
  { registryOf, hide: (reply, registryId) => hide(responses[200].parse(reply), registryId) },
];

/** The reads of hosts that the team gets in a host view. All others stay closed. */
export const shownRoutes: ReadonlyMap<string, ShownRoute> = new Map([
  shown(contract.listDismissedHints, undefined),
  shown(contract.listRegistries, undefined, ({ registries }, registryId) => ({
    registries: registries.filter(({ id }) => id === registryId),
  })),
  shown(contract.getCurrentRegistry, undefined, ({ registry }, registryId) => ({
    registry: registry?.id === registryId ? registry : null,
  })),
  shown(contract.getRegistry, ofPath),
  shown(contract.listItems, ofPath),
  shown(contract.getGiftSupply, ofPath),
  shown(contract.getSurprise, ofPath),
  shown(contract.getGuestView, ofPath),
  shown(contract.listUnusualNetworks, ofPath),
  shown(contract.listGiftQuestions, ofPath),
  shown(contract.getGiftTotals, ofQuery),
  shown(contract.listGifts, ofQuery, (reply) => ({
    ...reply,
    gifts: reply.gifts.map((gift) => ({ ...gift, giverEmail: null, message: null })),
  })),
]);
