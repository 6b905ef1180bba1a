import type { z } from 'zod';
import type { Access } from './define-route.ts';

/** Posted as `application/x-www-form-urlencoded` to the address of its page; answered by a redirect (303), or by the page with messages. */
export interface FormRouteShape {
  readonly id: string;
  readonly method: 'POST';
  readonly path: `/${string}`;
  readonly access: Extract<Access, 'public' | 'guest'>;
  readonly summary: string;
  readonly params: z.ZodObject;
  /** The typed fields; every value arrives as a string. */
  readonly fields: z.ZodObject;
}

export function defineFormRoute<const R extends FormRouteShape>(route: R): R {
  return route;
}

export const hiddenFields = {
  csrfToken: 'csrf-token',
  /** A UUID; a form that arrives twice acts once. */
  idempotencyKey: 'idempotency-key',
} as const;
