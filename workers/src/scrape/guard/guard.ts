import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { NotAllowedFailure, ScrapeFailure } from '../failure.ts';
import { untilAborted } from '../until-aborted.ts';
import { bareHost, isPublicAddress, isPublicHost } from './address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (hostname: string) => Promise<readonly Address[]>;

export interface Target {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

export interface Guard {
  /** Parses an address that someone typed or a shop redirected to. */
  checkUrl(url: string, base?: URL): URL;
  /** Resolves a target and answers the only addresses that may be connected to. */
  vet(target: Target): Promise<readonly Address[]>;
}

const RESOLVE_MS = 5_000;
const DEFAULT_PORT: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const isTemporary = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAI_AGAIN';

const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, order: 'ipv4first' });

export function createGuard(options: {
  readonly allowOrigins: readonly string[];
  readonly resolve?: Resolve;
}): Guard {
  const resolve = options.resolve ?? systemResolve;
  const exempt = new Set(options.allowOrigins);

  const isExempt = ({ protocol, hostname, port }: Target) => {
    const authority = isIP(bareHost(hostname)) === 6 ? `[${bareHost(hostname)}]` : hostname;
    const suffix = port === '' || port === DEFAULT_PORT[protocol] ? '' : `:${port}`;
    return exempt.has(`${protocol}//${authority}${suffix}`);
  };

  const checkTarget = (target: Target) => {
    if (isExempt(target)) return;
    if (!(target.protocol in DEFAULT_PORT)) throw new NotAllowedFailure();
    if (!['', '80', '443'].includes(target.port)) throw new NotAllowedFailure();
    if (!isPublicHost(target.hostname)) throw new NotAllowedFailure();
  };

  return {
    checkUrl(input, base) {
      const text = input.trim();
      const url = URL.canParse(text, base?.href) ? new URL(text, base) : null;
      if (!url || url.username || url.password) throw new NotAllowedFailure();
      checkTarget(url);
      return url;
    },

    async vet(target) {
      checkTarget(target);
      const hostname = bareHost(target.hostname);
      const family = isIP(hostname);
      if (family) return [{ address: hostname, family }];
      const limit = AbortSignal.timeout(RESOLVE_MS);
      const addresses = await untilAborted(resolve(hostname), limit).catch((cause: unknown) => {
        throw limit.aborted
          ? new ScrapeFailure('timeout', 'The name of this site takes too long to resolve.', {
              cause,
              passing: true,
            })
          : new ScrapeFailure('unreachable', 'The name of this site does not resolve.', {
              cause,
              passing: isTemporary(cause),
            });
      });
      // One private address among public ones is how rebinding starts.
      const allowed =
        isExempt(target) || addresses.every(({ address }) => isPublicAddress(address));
      if (!allowed || addresses.length === 0) throw new NotAllowedFailure();
      return addresses;
    },
  };
}

/** Makes a connection use the vetted addresses: a second look-up could answer differently. */
export function pinnedLookup(addresses: readonly Address[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
