import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import { createRateLimiter, type RateLimit } from '../../rate-limits/rate-limiter.ts';
import { findOpenShare } from '../../share-gate/open-share.repository.ts';
import type { createPasscodeCookies } from '../../share-gate/passcode-cookies.ts';
import { findAccess } from './registry-access.repository.ts';
import { passcodePurpose, type RegistryAccessDependencies } from './registry-access.service.ts';

interface Guess {
  /** A share code or a readable address. */
  readonly address: string;
  readonly passcode: string;
  /** The browser, or its network when it has no cookie yet. */
  readonly visitor: string;
}

interface OpenDependencies extends RegistryAccessDependencies {
  readonly passcodes: ReturnType<typeof createPasscodeCookies>;
}

const MINUTE = 60;
const limitsOf = (visitor: string, registryId: string): RateLimit[] => [
  { name: 'passcode/visitor', subject: `${visitor}\0${registryId}`, max: 5, seconds: 15 * MINUTE },
  { name: 'passcode/registry', subject: registryId, max: 100, seconds: 60 * MINUTE },
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

function tooManyTries(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / MINUTE);
  return new AppError(
    'rate-limited',
    `Those were too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    { retryAfter },
  );
}

/** Resolves to the cookie that opens the registry for 30 days; undefined when it needs none. Wrong tries count. */
export async function openRegistry(deps: OpenDependencies, { address, passcode, visitor }: Guess) {
  const { cipher, db, limiterKey, passcodes } = deps;
  const share = await findOpenShare(db, address);
  if (!share)
    throw new AppError('not-found', 'This registry could not be found or is no longer available.');
  const { registryId, passcodeVersion } = share;
  if (passcodeVersion === null) return undefined;
  const limiter = createRateLimiter(db, limiterKey);
  const limits = limitsOf(visitor, registryId);
  const retryAfter = await limiter.take(limits);
  if (retryAfter !== null) throw tooManyTries(retryAfter);
  const sealed = (await findAccess(db, registryId))?.passcodeSealed ?? null;
  if (sealed === null || !isSame(cipher.open(sealed, passcodePurpose), passcode))
    throw new AppError('forbidden', 'That passcode isn’t right.', { field: 'passcode' });
  await limiter.refund(limits);
  return passcodes.create({ registryId, passcodeVersion });
}
