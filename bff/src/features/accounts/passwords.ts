import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { errorMessages } from '@gift-registry/bff-contract';
import pLimit from 'p-limit';
import { AppError } from '../../platform/errors/app-error.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

export interface PasswordLimits {
  readonly concurrency?: number;
  /** Hashes that may wait; further ones fail with `unavailable`. */
  readonly queueSize?: number;
}

/** OWASP's parameters of argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and one of libuv's four threads, which files and DNS need too.
const CONCURRENCY = Math.min(availableParallelism(), 3);
const QUEUE_SIZE = 100;
const RETRY_SECONDS = 5;

// Two keyboards may compose the same accent differently.
const normalized = (password: string): string => password.normalize('NFC');

export function createPasswords({
  concurrency = CONCURRENCY,
  queueSize = QUEUE_SIZE,
}: PasswordLimits = {}): Passwords {
  const dummyHash = hash(randomBytes(32), cost);
  const limit = pLimit(concurrency);

  const limited = async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queueSize)
      throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: RETRY_SECONDS });
    return limit(task);
  };

  return {
    hash: (password) => limited(() => hash(normalized(password), cost)),
    matches: (passwordHash, password) =>
      limited(async () => {
        const matched = await verify(passwordHash ?? (await dummyHash), normalized(password));
        return matched && typeof passwordHash === 'string';
      }),
  };
}
