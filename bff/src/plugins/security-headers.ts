import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';

const YEAR_SECONDS = 31_536_000;

export const securityHeaders = ({ config }: AppDependencies) =>
  fp(async (app) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          // Style sheets carry small drawings of their own.
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
        },
      },
      strictTransportSecurity: config.publicBaseUrl.startsWith('https:')
        ? { maxAge: YEAR_SECONDS, includeSubDomains: true }
        : false,
      // Share codes stand in addresses: other sites get none, our own pages the origin check needs.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
  });
