import fp from 'fastify-plugin';
import { openRegistryForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { createShareGate, passcodeRequired, type ShareGate } from './share-gate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly shareGate: ShareGate;
  }
}

/**
 * Every route below a link passes the gate before its parameters are read. Its handler gets the share code behind a readable
 * address (`paramsOf`); an unknown one stays, and each route answers it in its own way.
 */
export const guardShares = (deps: AppDependencies) =>
  fp(
    async (app) => {
      const gate = createShareGate(deps);
      app.decorate('shareGate', gate);
      app.decorateRequest('openShare', null);
      app.addHook('preValidation', async (request) => {
        const address = request.shareAddress;
        if (address === '') return;
        if (request.routeOptions.config.routeId === openRegistryForm.id) return;
        const entrance = await gate.enter(address, request);
        if (entrance.state === 'locked') throw passcodeRequired();
        if (entrance.state === 'unknown') return;
        request.openShare = entrance.share;
      });
    },
    { name: 'share-gate', dependencies: ['guests', 'share-address'] },
  );
