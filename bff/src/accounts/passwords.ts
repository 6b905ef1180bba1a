import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import { NoSlotError, slots } from './slots.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account without a password, or for no account at all, as for any other. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** OWASP's parameters of argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and a thread of libuv's pool of four, where file and DNS work needs one too.
const PARALLEL = Math.min(availableParallelism(), 3);
const WAITING = 100;

// The same password typed on two keyboards may differ in how its accents are composed.
const bytesOf = (password: string): string => password.normalize('NFC');

export function createPasswords(): Passwords {
  const nobodys = hash(randomBytes(32), cost);
  const inSlot = slots(PARALLEL, WAITING);

  const bounded = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      return await inSlot(task);
    } catch (error) {
      if (!(error instanceof NoSlotError)) throw error;
      throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 5, cause: error });
    }
  };

  return {
    hash: (password) => bounded(() => hash(bytesOf(password), cost)),
    matches: (passwordHash, password) =>
      bounded(async () => {
        const matched = await verify(passwordHash ?? (await nobodys), bytesOf(password));
        return matched && typeof passwordHash === 'string';
      }),
  };
}
