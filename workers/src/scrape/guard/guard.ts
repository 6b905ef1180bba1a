import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { NotAllowedFailure, ScrapeFailure } from '../scrape-failure.ts';
import { rejectOnAbort } from '../limits/concurrency-limit.ts';
import { bareHost, isPublicAddress, isPublicHost } from './address.ts';
import { Agent, buildConnector } from 'undici';

const CONNECT_TIMEOUT_MS = 5_000;

/** The check is in the connector because Node never calls a `lookup` function for an IP literal. */
export function createGuardedAgent(guard: Guard): Agent {
  return new Agent({
    connect: (options, callback) => {
      guard.resolveAllowed(options).then(
        (addresses) => {
          const connect = buildConnector({
            allowH2: false,
            timeout: CONNECT_TIMEOUT_MS,
            lookup: pinnedLookup(addresses),
            autoSelectFamily: true,
          });
          connect(options, callback);
        },
        (error: Error) => callback(error, null),
      );
    },
    headersTimeout: 6_000,
    bodyTimeout: 6_000,
    maxHeaderSize: 32_768,
    keepAliveTimeout: 1_000,
  });
}

interface Address {
  readonly address: string;
  readonly family: number;
}

type Resolve = (hostname: string) => Promise<readonly Address[]>;

export interface Target {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

export interface Guard {
  checkUrl(url: string, base?: URL): URL;
  /** Resolves a target to the addresses that may be connected to. Throws when any of them is private. */
  resolveAllowed(target: Target): Promise<readonly Address[]>;
}

const RESOLVE_TIMEOUT_MS = 5_000;
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

    async resolveAllowed(target) {
      checkTarget(target);
      const hostname = bareHost(target.hostname);
      const family = isIP(hostname);
      if (family) return [{ address: hostname, family }];
      const limit = AbortSignal.timeout(RESOLVE_TIMEOUT_MS);
      const addresses = await rejectOnAbort(resolve(hostname), limit).catch((cause: unknown) => {
        throw limit.aborted
          ? new ScrapeFailure('timeout', 'The name of this site takes too long to resolve.', {
              cause,
              retryable: true,
            })
          : new ScrapeFailure('unreachable', 'The name of this site does not resolve.', {
              cause,
              retryable: isTemporary(cause),
            });
      });
      // A private address among public ones is a rebinding attack.
      const allowed =
        isExempt(target) || addresses.every(({ address }) => isPublicAddress(address));
      if (!allowed || addresses.length === 0) throw new NotAllowedFailure();
      return addresses;
    },
  };
}

/** Makes a connection use the checked addresses, as a second look-up could return others. */
export function pinnedLookup(addresses: readonly Address[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
