import { dismissedCookie, mayHost, type ShownAnnouncement } from '@gift-registry/bff-contract';
import type { FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { findUnended, type PlannedAnnouncement } from './announcements.repository.ts';

const REFRESH_MS = 15_000;
const LONGEST_TIMER_MS = 60_000;
/** The longest time between a document and the stream that its page opens. */
const LATELY_MS = 120_000;

type Visitor = Pick<FastifyRequest, 'user' | 'cookies'>;

export interface AnnouncementBoard {
  /** The announcement that started last of those for this visitor; the browser has not dismissed it. */
  shownTo(visitor: Visitor): ShownAnnouncement | undefined;
  /** Called when what somebody sees may have changed. */
  subscribe(listener: () => void): void;
  /** Documents that browsers show now may be of before. */
  changedLately(): boolean;
  load(): Promise<void>;
  close(): void;
}

const isFor = ({ audience }: PlannedAnnouncement, isHost: boolean): boolean =>
  audience === 'everybody' || audience === (isHost ? 'hosts' : 'guests');

/** Keeps the announcements in memory: every document and every stream asks for them. */
export function createAnnouncementBoard(
  { db, events, log }: Pick<AppDependencies, 'db' | 'events' | 'log'>,
  now = () => Date.now(),
): AnnouncementBoard {
  const listeners = new Set<() => void>();
  let planned: readonly PlannedAnnouncement[] = [];
  let shown = '[]';
  let changedAt = 0;
  let boundary: NodeJS.Timeout | undefined;

  const running = () =>
    planned.filter(
      ({ startsAt, endsAt }) => Date.parse(startsAt) <= now() && now() < Date.parse(endsAt),
    );

  function tellOfChanges(): void {
    const next = JSON.stringify(running());
    if (next !== shown) {
      shown = next;
      changedAt = now();
      for (const listener of listeners) listener();
    }
    const waits = planned
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      .map((instant) => Date.parse(instant) - now())
      .filter((wait) => wait > 0);
    clearTimeout(boundary);
    if (waits.length === 0) return;
    boundary = setTimeout(tellOfChanges, Math.min(...waits, LONGEST_TIMER_MS) + 1);
    boundary.unref();
  }

  async function load(): Promise<void> {
    planned = await findUnended(db);
    tellOfChanges();
  }

  const reload = () =>
    void load().catch((err: unknown) => log.warn({ err }, 'announcements could not be read'));
  const refresh = setInterval(reload, REFRESH_MS);
  refresh.unref();
  const unsubscribe = events.subscribe((message) => {
    if (message.type === 'announcements-changed') reload();
  }, reload);

  return {
    load,
    subscribe: (listener) => void listeners.add(listener),
    changedLately: () => now() - changedAt < LATELY_MS,
    shownTo({ user, cookies }) {
      const dismissed = new Set((cookies[dismissedCookie] ?? '').split('.'));
      const isHost = user !== null && mayHost(user.role);
      const found = running().find((each) => isFor(each, isHost) && !dismissed.has(each.id));
      if (!found) return undefined;
      const { id, kind, text, link, endsAt } = found;
      return { id, kind, text, link, endsAt };
    },
    close() {
      clearInterval(refresh);
      clearTimeout(boundary);
      unsubscribe();
    },
  };
}
