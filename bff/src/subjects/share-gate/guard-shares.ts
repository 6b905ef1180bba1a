import fp from 'fastify-plugin';
import { openRegistryForm } from '@gift-registry/bff-contract';
import { passcodeRequired, type ShareGate } from './share-gate.ts';
import type { OpenShare } from './open-share.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    openShare: OpenShare | null;
  }
}

/**
 * Every route below a link passes the gate before its parameters are read. Behind the gate the parameter is the share code;
 * an unknown one stays, and each route answers it in its own way.
 */
export const guardShares = (gate: ShareGate) =>
  fp(
    async (app) => {
      app.decorateRequest('openShare', null);
      app.addHook('preValidation', async (request) => {
        const address = request.shareAddress;
        if (address === '') return;
        if (request.routeOptions.config.routeId === openRegistryForm.id) return;
        const entrance = await gate.enter(address, request);
        if (entrance.state === 'locked') throw passcodeRequired();
        if (entrance.state === 'unknown') return;
        request.openShare = entrance.share;
        Object.assign(Object(request.params), { shareCode: entrance.share.shareCode });
      });
    },
    { name: 'share-gate', dependencies: ['guests', 'share-address'] },
  );
