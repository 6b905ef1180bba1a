import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The callers of a route. The server decides on every request.
 * - `public`: anyone.
 * - `guest`: anyone; a signed cookie identifies the guest, and the route sets it when it is missing.
 * - `user`: any signed-in account.
 * - `host`: an account that may have registries; rows of other owners answer 404.
 * - `support`: the team.
 * - `admin`: those of the team who change money, roles, settings and releases.
 *
 * `roles.ts` says which roles they are.
 */
export type Access = 'public' | 'guest' | 'user' | 'host' | 'support' | 'admin';

export interface RouteShape {
  readonly id: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly failureMessage: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The largest body in bytes. Default 64 KiB. */
  readonly maxBodyBytes?: number;
  /** Reply schema by status code; exactly one of them is 2xx. Errors share `errorReply`. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

type SuccessStatus = 200 | 201 | 202 | 204;

export type ReplyOf<R extends RouteShape> = {
  [Status in keyof R['responses'] & SuccessStatus]: R['responses'][Status] extends z.ZodType
    ? z.output<R['responses'][Status]>
    : never;
}[keyof R['responses'] & SuccessStatus];

type InputOf<T> = T extends z.ZodType ? z.input<T> : never;

type Part<R extends RouteShape, K extends 'params' | 'query' | 'headers' | 'body'> =
  NonNullable<R[K]> extends infer S extends z.ZodType
    ? R extends Record<K, z.ZodType>
      ? { [P in K]: InputOf<S> }
      : { [P in K]?: never }
    : { [P in K]?: never };

export type RequestOf<R extends RouteShape> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'headers'> &
  Part<R, 'body'>;

export function defineRoute<const R extends RouteShape>(route: R): R {
  return route;
}
