import type { UserKind } from './test-users.ts';

/** The status that each user gets for a valid request. */
export type AccessRow = Readonly<Record<UserKind, number>>;

export const row = (
  nobody: number,
  guest: number,
  viewer: number,
  owner: number,
  other: number,
  admin: number,
): AccessRow => ({ nobody, guest, viewer, owner, other, admin });

export const everybody = (status: number): AccessRow =>
  row(status, status, status, status, status, status);
export const anyUser = (status: number): AccessRow => row(401, 401, status, status, status, status);
export const anyHost = (status: number): AccessRow => row(401, 401, 403, status, status, status);
/** Other hosts and admins get 404, as if the row didn't exist. */
export const ownerOnly = (status: number): AccessRow => row(401, 401, 403, status, 404, 404);
/** Only the guest who gave the gift sees it. */
export const giverOnly = (status: number): AccessRow => row(404, status, 404, 404, 404, 404);
