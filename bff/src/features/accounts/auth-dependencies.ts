import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createRateLimiter, type RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';

export interface AuthDependencies extends Pick<AppDependencies, 'config' | 'db' | 'outbox'> {
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly codeKey: Buffer;
}

const created = new WeakMap<AppDependencies, AuthDependencies>();

/** One for all areas of a server, because it limits how many passwords are hashed at once. */
export function authDependencies(deps: AppDependencies): AuthDependencies {
  const known = created.get(deps);
  if (known) return known;
  const auth = createAuthDependencies(deps);
  created.set(deps, auth);
  return auth;
}

const createAuthDependencies = ({ config, db, outbox }: AppDependencies): AuthDependencies => ({
  config,
  db,
  outbox,
  passwords: createPasswords(),
  limiter: createRateLimiter(db, derivedKey(config.sessionSecret, 'rate-limits')),
  codeKey: derivedKey(config.sessionSecret, 'one-time-codes'),
});
