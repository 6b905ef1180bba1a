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
          // Style sheets embed small images as data URLs.
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
      // URLs contain share codes, so other sites must not receive them; the CSRF check needs the origin.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
  });
