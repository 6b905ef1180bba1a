import fp from 'fastify-plugin';
import { createClaimsDependencies, type ClaimsDependencies } from './claims-dependencies.ts';
import { claimsReads } from './claims.reads.ts';
import { claimsRoutes } from './claims.routes.ts';
import { guestDataRoutes } from './guest-data.routes.ts';
import { waitingLineReads } from './waiting-line.reads.ts';
import { waitingLineRoutes } from './waiting-line.routes.ts';
import { sweepLines } from './waiting-line.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly giving: ClaimsDependencies;
  }
}

/** Giving: claims, contributions, holds, own gifts and the waiting line. */
export const giving = fp(async (app) => {
  const deps = createClaimsDependencies(app);
  app.decorate('giving', deps);
  app.serveReads(claimsReads(deps));
  app.serveReads(waitingLineReads(deps));
  await app.register(claimsRoutes(app, deps));
  await app.register(waitingLineRoutes(deps));
  await app.register(guestDataRoutes(app));
  app.schedule.every(60, 'waiting lines', () => sweepLines(deps));
});
