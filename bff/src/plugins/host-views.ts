import type { FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { closeHostView, isTeam, signOut } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import fp from 'fastify-plugin';
import { findHostView } from '../features/team/index.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { hashSessionId } from '../platform/sessions/session-cookie.ts';

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
const shownRoutes: ReadonlyMap<string, ShownRoute> = new Map([
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

const endings: readonly string[] = [closeHostView.id, signOut.id];

const isRead = ({ method }: FastifyRequest): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

const configOf = ({ routeOptions }: FastifyRequest) => routeOptions.config;

/** Files and documents are for everybody; what proves itself otherwise knows no session. */
const mayConcernSession = (request: FastifyRequest): boolean =>
  !configOf(request).fromOtherSites && (!isRead(request) || configOf(request).access !== undefined);

/** A session that sees a registry as its host reads what hosts read of it, and changes nothing at all. */
export const hostViews = ({ db }: Pick<AppDependencies, 'db'>) =>
  fp(
    async (app) => {
      app.decorateRequest('hostView', null);
      app.decorateRequest('servedAs', null);

      app.addHook('onRequest', async (request) => {
        const { user, session } = request;
        if (!user || !isTeam(user.role)) return;
        if (!mayConcernSession(request)) return;
        const found = await findHostView(db, hashSessionId(session.sessionId));
        if (!found) return;
        const { ownerId, ...view } = found;
        request.hostView = view;
        const { access, routeId = '' } = configOf(request);
        if (!isRead(request) && !endings.includes(routeId))
          throw new AppError(
            'forbidden',
            'You see a registry as its host, so nothing can be changed. End the view first.',
          );
        if (access !== 'host') return;
        const shown = shownRoutes.get(routeId);
        if (!shown || (shown.registryOf && shown.registryOf(request) !== view.registryId))
          throw new AppError(
            'forbidden',
            'This is not shown while you see a registry as its host.',
          );
        request.servedAs = { ...user, id: ownerId };
      });

      app.addHook(
        'preSerialization',
        async ({ hostView, servedAs, routeOptions }, reply, payload) =>
          hostView && servedAs && reply.statusCode < 400
            ? shownRoutes.get(routeOptions.config.routeId ?? '')?.hide(payload, hostView.registryId)
            : payload,
      );
    },
    { name: 'host-views', dependencies: ['sessions', 'csrf'] },
  );
