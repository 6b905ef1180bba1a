import type { Access, SessionUser } from '@gift-registry/bff-contract';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; the role is read from the database on every request. */
    user: SessionUser | null;
    /** Identifies the session but cannot be used as its cookie; null when signed out. */
    sessionKey: string | null;
    guestId: string | null;
  }
  interface FastifyContextConfig {
    /** Accepts POSTs of other programs without cookies: the URL or a header holds the proof. */
    fromOtherSites?: boolean;
    access?: Access;
    routeId?: string;
    isForm?: boolean;
  }
}
