import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { createRateLimiter, type RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { createPasswords, type Passwords } from './passwords.ts';

export interface AuthDependencies extends Pick<AppDependencies, 'config' | 'db' | 'outbox'> {
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly codeKey: Buffer;
}

/** Once for each app, because it limits how many passwords are hashed at once. */
export const createAuthDependencies = ({
  config,
  db,
  outbox,
}: AppDependencies): AuthDependencies => ({
  ...{ config, db, outbox },
  passwords: createPasswords(),
  limiter: createRateLimiter(db, derivedKey(config.sessionSecrets, 'rate-limits')),
  codeKey: derivedKey(config.sessionSecrets, 'one-time-codes'),
});
