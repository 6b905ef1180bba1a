import type { getSession, signOut } from '@gift-registry/bff-contract';
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

export const sessionReply = object({
  user: nullable(
    object({
      id: string(),
      email: string(),
      firstName: string(),
      lastName: string(),
      role: fallback(picklist(['admin', 'support', 'host', 'guest', 'viewer']), 'viewer'),
      deletesAt: optional(string()),
    }),
  ),
  csrfToken: string(),
});
export type SessionReply = InferOutput<typeof sessionReply>;

const sessionPath: (typeof getSession)['path'] = '/api/session';
const signOutPath: (typeof signOut)['path'] = '/api/auth/logout';

export const fetchSession = () => call(sessionPath, { method: 'GET' });

export const endSession = (csrfToken: string) =>
  call(signOutPath, { method: 'POST', headers: { 'x-csrf-token': csrfToken } });

async function call(path: string, request: RequestInit): Promise<SessionReply> {
  const response = await fetch(path, request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return parse(sessionReply, await response.json());
}
