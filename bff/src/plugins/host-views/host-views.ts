import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { closeHostView, isTeam, signOut } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashSessionId } from '../../platform/sessions/session-key.ts';
import { findHostView } from '../../features/team/index.ts';
import { shownRoutes } from './shown-routes.ts';

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
