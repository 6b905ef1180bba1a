import type { z } from 'zod';
import type { Access } from './define-route.ts';

/**
 * A form of a page that works without scripts. The browser posts it as `application/x-www-form-urlencoded`; the answer is
 * a redirect (303), or the page again with messages beside the fields.
 */
export interface FormRouteShape {
  readonly id: string;
  readonly method: 'POST';
  /** Path with `:name` parameters, outside of `/api`. */
  readonly path: `/${string}`;
  readonly access: Extract<Access, 'public' | 'guest'>;
  readonly summary: string;
  /** The page with the form, by the same parameters. */
  readonly page: `/${string}`;
  /** The fields that are also part of the page's query. */
  readonly pageQuery?: readonly string[];
  readonly params: z.ZodObject;
  /** The typed fields; every value arrives as a string. */
  readonly fields: z.ZodObject;
}

/** Defines a form once for server and browser; keeps the literal types. */
export function defineFormRoute<const R extends FormRouteShape>(route: R): R {
  return route;
}

/** Names of the hidden fields that every form sends beside its own. */
export const hiddenFields = {
  csrfToken: 'csrf-token',
  /** A UUID; a form that arrives twice acts once. */
  idempotencyKey: 'idempotency-key',
} as const;
