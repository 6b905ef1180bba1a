import fp from 'fastify-plugin';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyRequest {
    shareAddress: string;
  }
}

const sharedParams = z.object({ shareCode: z.string() });

/** Comes before everything that refuses requests, because the page of a refused form needs the address. */
export const shareAddress = fp(
  async (app) => {
    app.decorateRequest('shareAddress', '');
    app.addHook('onRequest', async (request) => {
      const params = sharedParams.safeParse(request.params);
      if (params.success) request.shareAddress = params.data.shareCode;
    });
  },
  { name: 'share-address' },
);
