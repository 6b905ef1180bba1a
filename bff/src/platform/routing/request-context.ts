import type { FastifyRequest } from 'fastify';
import type { Access, HostView, SessionUser } from '@gift-registry/bff-contract';

/**
 * A link that the gate let through. Reads of its registry take `registryId`. A statement about one gift joins `open_shares` by
 * the code, because the link may end between the gate and the statement.
 */
export interface OpenShare {
  readonly shareId: string;
  readonly shareCode: string;
  readonly registryId: string;
  readonly passcodeVersion: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
    /** Identifies the session but cannot be used as its cookie; null when signed out. */
    sessionKey: string | null;
    guestId: string | null;
    /** Set while somebody of the team sees a registry as its host. */
    hostView: HostView | null;
    /** The account in whose place a route reads, when it isn't `user`. */
    servedAs: SessionUser | null;
    /** The link of a route below one; null for an unknown one. */
    openShare: OpenShare | null;
  }
  interface FastifyContextConfig {
    /** Accepts POSTs of other programs without cookies: the URL or a header holds the proof. */
    fromOtherSites?: boolean;
    access?: Access;
    routeId?: string;
    isForm?: boolean;
  }
}

export const paramsOf = ({ params, openShare }: FastifyRequest): unknown =>
  openShare && typeof params === 'object' ? { ...params, shareCode: openShare.shareCode } : params;
