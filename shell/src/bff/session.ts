import { roles } from '@gift-registry/bff-contract/roles';
import type { closeHostView, getSession, signOut } from '@gift-registry/bff-contract';
import {
  fallback,
  type InferOutput,
  nullable,
  object,
  optional,
  parse,
  picklist,
  string,
} from 'valibot';

const hostView = object({
  registryId: string(),
  registryName: string(),
  ownerName: string(),
  endsAt: string(),
});
export type HostView = InferOutput<typeof hostView>;

export const sessionReply = object({
  user: nullable(
    object({
      id: string(),
      email: string(),
      firstName: string(),
      lastName: string(),
      role: fallback(picklist(roles), 'viewer'),
      deletesAt: optional(string()),
    }),
  ),
  csrfToken: string(),
  hostView: optional(nullable(hostView)),
});
export type SessionReply = InferOutput<typeof sessionReply>;

const sessionPath: (typeof getSession)['path'] = '/api/session';
const signOutPath: (typeof signOut)['path'] = '/api/auth/logout';

const hostViewPath: (typeof closeHostView)['path'] = '/api/admin/host-view';

export const fetchSession = () => call(sessionPath, { method: 'GET' });

export const endSession = (csrfToken: string) =>
  call(signOutPath, { method: 'POST', headers: { 'x-csrf-token': csrfToken } });

export async function endHostView(csrfToken: string): Promise<void> {
  const headers = { 'x-csrf-token': csrfToken };
  const { ok, status } = await fetch(hostViewPath, { method: 'DELETE', headers });
  if (!ok) throw new Error(`${hostViewPath} answered ${status}.`);
}

async function call(path: string, request: RequestInit): Promise<SessionReply> {
  const response = await fetch(path, request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return parse(sessionReply, await response.json());
}
