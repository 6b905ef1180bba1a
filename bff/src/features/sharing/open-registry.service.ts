import { formatMinutes } from '@gift-registry/bff-contract';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  createRateLimiter,
  type RateLimit,
  type RateLimiter,
} from '../../platform/rate-limits/rate-limiter.ts';
import { findOpenShare } from './open-share.repository.ts';
import type { createPasscodeCookies } from './passcode-cookies.ts';
import { tellHostsOfGuesses } from './passcode-alert.service.ts';
import { countersOf, type Counters } from './passcode-tries.ts';
import { findAccess } from './registry-access.repository.ts';
import { passcodePurpose, type RegistryAccessDependencies } from './registry-access.service.ts';
import { waitALittle, type SlowLane } from './slow-lane.ts';

interface Guess {
  /** A share code or a readable address. */
  readonly address: string;
  readonly passcode: string;
  readonly browser: string;
  readonly network: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

interface OpenDependencies extends RegistryAccessDependencies {
  readonly passcodes: ReturnType<typeof createPasscodeCookies>;
  readonly slowLane: SlowLane;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const tooManyTries = (retryAfter: number): AppError =>
  new AppError(
    'rate-limited',
    `Those were too many tries. Please wait ${formatMinutes(retryAfter)} and try again.`,
    { retryAfter },
  );

/**
 * Counts a try of a browser that was never let in, and makes it wait where its network or the registry had too many wrong
 * ones. Nobody is refused for the tries of others: a right passcode takes its counts back, so it takes no turn from anybody.
 * Resolves to what a right passcode gives back.
 */
async function takeTurn(
  limiter: RateLimiter,
  slowLane: SlowLane,
  { network, registry, known, turn }: Counters,
): Promise<RateLimit[]> {
  const taken = (await limiter.take([network])) === null ? [network] : [];
  const isSuspicious = async () =>
    (await limiter.isUsedUp(registry)) && !(await limiter.isUsedUp(known));
  if (taken.length > 0 && !(await isSuspicious())) return taken;
  try {
    await slowLane.wait(network.subject);
    const retryAfter = await limiter.take([turn]);
    if (retryAfter !== null) throw waitALittle(retryAfter);
  } catch (error) {
    await limiter.refund(taken);
    throw error;
  }
  return [...taken, turn];
}

export async function openRegistry(
  deps: OpenDependencies,
  { address, passcode, browser, network, cookies }: Guess,
) {
  const { cipher, config, db, limiterKey, passcodes, slowLane } = deps;
  const share = await findOpenShare(db, address);
  if (!share)
    throw new AppError('not-found', 'This registry could not be found or is no longer available.');
  const { registryId, passcodeVersion } = share;
  if (passcodeVersion === null) return undefined;

  const limiter = createRateLimiter(db, limiterKey);
  const earlier = passcodes.earlierEntrance(registryId, cookies);
  const counters = countersOf(
    { registryId, browser: earlier ?? browser, network },
    config.passcodes,
  );
  const retryAfter = await limiter.take([counters.browser]);
  if (retryAfter !== null) throw tooManyTries(retryAfter);
  let turn: RateLimit[];
  try {
    turn = earlier === undefined ? await takeTurn(limiter, slowLane, counters) : [];
  } catch (error) {
    await limiter.refund([counters.browser]);
    throw error;
  }

  const sealed = (await findAccess(db, registryId))?.passcodeSealed ?? null;
  if (sealed === null || !isSame(cipher.open(sealed, passcodePurpose), passcode)) {
    const isBeyond = (await limiter.take([counters.registry])) !== null;
    if (isBeyond) await tellHostsOfGuesses(deps, registryId);
    throw new AppError('forbidden', 'That passcode isn’t right.', { field: 'passcode' });
  }
  await limiter.refund([counters.browser, ...turn]);
  await limiter.take([counters.known]);
  return passcodes.create({ registryId, passcodeVersion });
}
