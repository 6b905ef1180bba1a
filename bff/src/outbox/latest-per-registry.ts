import type { ServerMessage } from '../event-bus/server-message.ts';

/** Keeps the newest change of each registry and every other message. */
export function latestPerRegistry(messages: readonly ServerMessage[]): ServerMessage[] {
  const changes = new Map<string, ServerMessage & { type: 'registry-changed' }>();
  const others: ServerMessage[] = [];
  for (const message of messages) {
    if (message.type !== 'registry-changed') {
      others.push(message);
      continue;
    }
    const known = changes.get(message.registryId);
    if (!known || known.version < message.version) changes.set(message.registryId, message);
  }
  return [...changes.values(), ...others];
}
