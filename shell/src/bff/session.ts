import type { getSession, signOut } from '@gift-registry/bff-contract';
import {
  enum as oneOf,
  nullable,
  object,
  optional,
  parse,
  string,
  catch as orElse,
  type infer as Infer,
} from 'zod/mini';

export const sessionReply = object({
  user: nullable(
    object({
      id: string(),
      email: string(),
      firstName: string(),
      lastName: string(),
      role: orElse(oneOf(['admin', 'host', 'guest', 'viewer']), 'viewer'),
      deletesAt: optional(string()),
    }),
  ),
  csrfToken: string(),
});
export type SessionReply = Infer<typeof sessionReply>;

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
