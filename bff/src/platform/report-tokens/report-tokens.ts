import { todayIn } from '@gift-registry/bff-contract';
import { createHmac, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { createUrlTokens } from '../keys/url-token.ts';
import type { LiveRelease } from '../releases/live-release.ts';

const VALID_MS = 30 * 60_000;
/** One customer of an IPv6 provider has up to 65,536 networks of 64 bits. */
const IPV6_BITS = 48;
const HASH_BYTES = 16;
const SLOTS = 4;
const SEPARATOR = '~';
/** The name of the entry in the header `server-timing`, which scripts of the document can read. */
const HEADER_ENTRY = 'gr';

export interface DeliveredDocument {
  readonly networkHash: Buffer;
  /** 0 to 3. Each view of a document has one row, however often it is reported. */
  readonly slot: number;
  readonly versions: ReadonlyMap<string, string>;
}

/** Signs the documents that are delivered, so that reports about others count for nothing. */
export function createReportTokens(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  now = () => Date.now(),
) {
  const tokens = createUrlTokens(derivedKey(sessionSecret, 'report-tokens'));
  const key = derivedKey(sessionSecret, 'browser-reports');
  const hash = (text: string): Buffer =>
    createHmac('sha256', key)
      .update(`${todayIn('UTC', new Date(now()))}\0${text}`)
      .digest()
      .subarray(0, HASH_BYTES);

  return {
    /** The header that carries the token: a document is the same for many visitors, its headers are not. */
    header(
      { ip, clientBrowser }: Pick<FastifyRequest, 'ip' | 'clientBrowser'>,
      releases: readonly LiveRelease[],
    ): { 'server-timing': string } {
      const [first = 0] = clientBrowser === undefined ? randomBytes(1) : hash(clientBrowser);
      const token = tokens.sign(
        [
          now().toString(36),
          first % SLOTS,
          hash(normalizeIP(ip, IPV6_BITS)).toString('base64url'),
          ...releases.map(({ project, version }) => `${project}@${version}`),
        ].join(SEPARATOR),
      );
      return { 'server-timing': `${HEADER_ENTRY};desc="${token}"` };
    },

    read(token: string): DeliveredDocument | undefined {
      const [time = '', slot = '', network = '', ...releases] =
        tokens.read(token)?.split(SEPARATOR) ?? [];
      if (!(Number.parseInt(time, 36) > now() - VALID_MS)) return undefined;
      return {
        networkHash: Buffer.from(network, 'base64url'),
        slot: Number(slot),
        versions: new Map(
          releases.map((release) => {
            const [project = '', version = ''] = release.split('@', 2);
            return [project, version];
          }),
        ),
      };
    },
  };
}
