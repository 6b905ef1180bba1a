import type { EventStream } from './event-stream.ts';

class Groups {
  readonly #groups = new Map<string, Set<EventStream>>();

  add(key: string | null | undefined, stream: EventStream): void {
    if (key === null || key === undefined) return;
    const group = this.#groups.get(key);
    if (group) group.add(stream);
    else this.#groups.set(key, new Set([stream]));
  }

  remove(key: string | null | undefined, stream: EventStream): void {
    if (key === null || key === undefined) return;
    const group = this.#groups.get(key);
    group?.delete(stream);
    if (group?.size === 0) this.#groups.delete(key);
  }

  of(key: string | undefined): ReadonlySet<EventStream> {
    return (key === undefined ? undefined : this.#groups.get(key)) ?? new Set();
  }

  keys(): string[] {
    return [...this.#groups.keys()];
  }
}

export function createStreamIndex() {
  const streams = new Set<EventStream>();
  const byUser = new Groups();
  const bySession = new Groups();
  const byRegistry = new Groups();
  const byBrowser = new Groups();
  const byAddress = new Groups();
  return {
    add(stream: EventStream): void {
      streams.add(stream);
      byUser.add(stream.audience.userId, stream);
      bySession.add(stream.audience.sessionKey, stream);
      for (const id of stream.audience.registryIds) byRegistry.add(id, stream);
      byBrowser.add(stream.client.browser, stream);
      byAddress.add(stream.client.address, stream);
    },
    remove(stream: EventStream): void {
      streams.delete(stream);
      byUser.remove(stream.audience.userId, stream);
      bySession.remove(stream.audience.sessionKey, stream);
      for (const id of stream.audience.registryIds) byRegistry.remove(id, stream);
      byBrowser.remove(stream.client.browser, stream);
      byAddress.remove(stream.client.address, stream);
    },
    removeRegistry(stream: EventStream, registryId: string): void {
      byRegistry.remove(registryId, stream);
      const registryIds = new Set(stream.audience.registryIds);
      registryIds.delete(registryId);
      stream.audience = { ...stream.audience, registryIds };
    },
    all: (): readonly EventStream[] => [...streams],
    size: (): number => streams.size,
    countOfBrowser: (browser: string | undefined): number => byBrowser.of(browser).size,
    countOfAddress: (address: string): number => byAddress.of(address).size,
    hasUsers: (): boolean => byUser.keys().length > 0,
    sessionKeys: (): readonly string[] => bySession.keys(),
    ofUser: (userId: string) => byUser.of(userId),
    ofSession: (sessionKey: string) => bySession.of(sessionKey),
    ofRegistry: (registryId: string) => byRegistry.of(registryId),
  };
}
