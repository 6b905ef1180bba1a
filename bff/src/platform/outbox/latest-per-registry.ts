import type { ServerMessage } from '../event-bus/server-message.ts';

type Change = ServerMessage & { type: 'registry-changed' };

function merged(a: Change, b: Change): Change {
  const [older, newer] = a.version < b.version ? [a, b] : [b, a];
  const byHost = older.byHost || newer.byHost;
  const hostsChanged = older.hostsChanged || newer.hostsChanged;
  return {
    ...newer,
    ...(byHost ? { byHost } : {}),
    ...(hostsChanged ? { hostsChanged } : {}),
  };
}

export function latestPerRegistry(messages: readonly ServerMessage[]): ServerMessage[] {
  const changes = new Map<string, Change>();
  const others: ServerMessage[] = [];
  for (const message of messages) {
    if (message.type !== 'registry-changed') {
      others.push(message);
      continue;
    }
    const known = changes.get(message.registryId);
    changes.set(message.registryId, known ? merged(known, message) : message);
  }
  return [...changes.values(), ...others];
}
