import {
  mergeChanges,
  type RegistryChange,
  type ServerMessage,
} from '../event-bus/server-message.ts';

export function latestPerRegistry(messages: readonly ServerMessage[]): ServerMessage[] {
  const changes = new Map<string, RegistryChange>();
  const others: ServerMessage[] = [];
  for (const message of messages) {
    if (message.type !== 'registry-changed') {
      others.push(message);
      continue;
    }
    const known = changes.get(message.registryId);
    changes.set(message.registryId, known ? mergeChanges(known, message) : message);
  }
  return [...changes.values(), ...others];
}
