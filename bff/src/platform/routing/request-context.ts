import type { FastifyRequest } from 'fastify';
import type { Access, SessionUser } from '@gift-registry/bff-contract';

/** A link that opens its registry now. */
export interface OpenShare {
  readonly shareId: string;
  readonly shareCode: string;
  readonly registryId: string;
  /** Null without a passcode. */
  readonly passcodeVersion: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; the role is read from the database on every request. */
    user: SessionUser | null;
    /** Identifies the session but cannot be used as its cookie; null when signed out. */
    sessionKey: string | null;
    guestId: string | null;
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

/** The parameters of a request, with the share code in place of a readable address. */
export const paramsOf = ({ params, openShare }: FastifyRequest): unknown =>
  openShare && typeof params === 'object' ? { ...params, shareCode: openShare.shareCode } : params;
