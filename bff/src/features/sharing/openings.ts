import { createHmac, createSecretKey } from 'node:crypto';
import { todayIn } from '@gift-registry/bff-contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { derivedKey } from '../../platform/keys/signer.ts';
import { clientNetwork } from '../../platform/rate-limits/rate-limiter.ts';
import { countVisitor, deletePastVisitors } from './links.repository.ts';

const program = /bot|crawl|spider|preview|whatsapp|facebookexternal|slurp|headless/i;

type Opener = Pick<FastifyRequest, 'ip' | 'headers' | 'user'>;

/** Counts the visitors of each link per day: a number, without cookies and addresses. */
export function createOpenings({ config, db, log, schedule }: AppDependencies) {
  const key = createSecretKey(derivedKey(config.sessionSecrets, 'openings'));
  // Spares the database the visitors that this process has just counted.
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: 600_000 });
  schedule.every(600, 'past visitors', () => deletePastVisitors(db));

  return {
    count(shareId: string, { ip, headers, user }: Opener): void {
      const agent = headers['user-agent'] ?? '';
      if (user !== null || agent === '' || program.test(agent)) return;
      const day = todayIn('UTC');
      const visitor = createHmac('sha256', key)
        .update(`${day}\0${shareId}\0${clientNetwork(ip)}\0${agent}`)
        .digest();
      const name = visitor.toString('base64');
      if (counted.has(name)) return;
      counted.set(name, true);
      countVisitor(db, shareId, visitor).catch((err: unknown) => {
        counted.delete(name);
        log.warn({ err }, 'an opening was not counted');
      });
    },
  };
}

export type Openings = ReturnType<typeof createOpenings>;
