import type { Access, SessionUser } from '@gift-registry/bff-contract';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; the role is read anew on every request. */
    user: SessionUser | null;
    /** Names the session without being able to open it; null when nobody is signed in. */
    sessionKey: string | null;
    /** The guest behind the signed cookie, on routes whose access is `guest`. */
    guestId: string | null;
  }
  interface FastifyContextConfig {
    /** Set on every route of the contract. */
    access?: Access;
    routeId?: string;
  }
}
