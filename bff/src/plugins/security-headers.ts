import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { paymentPages } from '../platform/config/payment-config.ts';
import { documentPolicy, isOnlyData, ofDocuments, policyOfData } from './document-policy.ts';

const YEAR_SECONDS = 31_536_000;

export const securityHeaders = ({ config }: AppDependencies) =>
  fp(async (app) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: documentPolicy(paymentPages(config.payments)),
      },
      strictTransportSecurity: config.publicBaseUrl.startsWith('https:')
        ? { maxAge: YEAR_SECONDS, includeSubDomains: true }
        : false,
      // URLs contain share codes, so other sites must not receive them; the CSRF check needs the origin.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onSend', async (_request, reply) => {
      if (!isOnlyData(reply.getHeader('content-type'))) return;
      for (const name of ofDocuments) reply.removeHeader(name);
      reply.header('content-security-policy', policyOfData);
    });
  });

export const apiCaching = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
});
