import type { EventStream } from './event-stream.ts';

class Groups {
  readonly #groups = new Map<string, Set<EventStream>>();

  add(key: string | null, stream: EventStream): void {
    if (key === null) return;
    const group = this.#groups.get(key);
    if (group) group.add(stream);
    else this.#groups.set(key, new Set([stream]));
  }

  remove(key: string | null, stream: EventStream): void {
    if (key === null) return;
    const group = this.#groups.get(key);
    group?.delete(stream);
    if (group?.size === 0) this.#groups.delete(key);
  }

  of(key: string): ReadonlySet<EventStream> {
    return this.#groups.get(key) ?? new Set();
  }

  keys(): string[] {
    return [...this.#groups.keys()];
  }
}

/** Indexes open streams by account, session, registry and client network. */
export function createStreamIndex() {
  const streams = new Set<EventStream>();
  const byUser = new Groups();
  const bySession = new Groups();
  const byRegistry = new Groups();
  const byAddress = new Groups();
  return {
    add(stream: EventStream): void {
      streams.add(stream);
      byUser.add(stream.audience.userId, stream);
      bySession.add(stream.audience.sessionKey, stream);
      byRegistry.add(stream.audience.registryId, stream);
      byAddress.add(stream.address, stream);
    },
    remove(stream: EventStream): void {
      streams.delete(stream);
      byUser.remove(stream.audience.userId, stream);
      bySession.remove(stream.audience.sessionKey, stream);
      byRegistry.remove(stream.audience.registryId, stream);
      byAddress.remove(stream.address, stream);
    },
    all: (): readonly EventStream[] => [...streams],
    size: (): number => streams.size,
    countOfAddress: (address: string): number => byAddress.of(address).size,
    hasUsers: (): boolean => byUser.keys().length > 0,
    sessionKeys: (): readonly string[] => bySession.keys(),
    ofUser: (userId: string) => byUser.of(userId),
    ofSession: (sessionKey: string) => bySession.of(sessionKey),
    ofRegistry: (registryId: string) => byRegistry.of(registryId),
  };
}
