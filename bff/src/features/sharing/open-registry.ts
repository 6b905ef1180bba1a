import { createHash, timingSafeEqual } from 'node:crypto';
import { withoutLinks, formatMinutes } from '@gift-registry/bff-contract';
import type { Config } from '../../platform/config/config.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  type RateLimit,
  createRateLimiter,
  type RateLimiter,
} from '../../platform/rate-limits/rate-limiter.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { findHosts, noteGuesses, findAccess } from './registry-access.repository.ts';
import { type RegistryAccessDependencies, passcodePurpose } from './registry-access.ts';
import type { createPasscodeCookies } from './share-gate.ts';
import { findOpenShare } from './shared-registry.repository.ts';
import { waitALittle, type SlowLane } from './slow-lane.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Guesser {
  readonly registryId: string;
  /** Names the browser, or its proof that it was let in before. */
  readonly browser: string;
  readonly network: string;
}

/** The counters of one try. A right passcode takes its own back, so what they count is wrong. */
function countersOf({ registryId, browser, network }: Guesser, limits: Config['passcodes']) {
  const ofBrowser = `${browser}\0${registryId}`;
  const ofNetwork = `${network}\0${registryId}`;
  const counter = (name: string, subject: string, max: number, seconds: number): RateLimit => ({
    ...{ name: `passcode/${name}`, subject, max, seconds },
  });
  return {
    browser: counter('visitor', ofBrowser, limits.wrongPerBrowser, 15 * MINUTE),
    network: counter('network', ofNetwork, limits.wrongPerNetwork, HOUR),
    registry: counter('registry', registryId, limits.wrongPerRegistry, HOUR),
    turn: counter('turn', ofNetwork, 1, Math.ceil(limits.delayMs / 1_000)),
    known: counter('known-network', ofNetwork, 1, 30 * 24 * HOUR),
  };
}

type Counters = ReturnType<typeof countersOf>;

async function tellHostsOfGuesses(
  { config, db, outbox }: Pick<RegistryAccessDependencies, 'config' | 'db' | 'outbox'>,
  registryId: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const registryName = await noteGuesses(trx, registryId);
    if (registryName === undefined) return;
    for (const { email, firstName } of await findHosts(trx, registryId))
      await outbox.mail(
        trx,
        {
          template: 'passcode-guessed',
          to: email,
          data: {
            firstName: firstName || 'there',
            registryName: withoutLinks(registryName, 100) || 'your registry',
            tries: config.passcodes.wrongPerRegistry,
            link: `${linkOrigin(config)}/links/${registryId}`,
          },
        },
        { registryId },
      );
  });
  outbox.wake();
}

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
