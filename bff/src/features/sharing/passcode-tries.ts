import type { Config } from '../../platform/config/config.ts';
import type { RateLimit } from '../../platform/rate-limits/rate-limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Guesser {
  readonly registryId: string;
  /** Names the browser, or its proof that it was let in before. */
  readonly browser: string;
  readonly network: string;
}

/** The counters of one try. A right passcode takes its own back, so what they count is wrong. */
export function countersOf({ registryId, browser, network }: Guesser, limits: Config['passcodes']) {
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

export type Counters = ReturnType<typeof countersOf>;
