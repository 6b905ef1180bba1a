import type { BusListener } from './event-bus.ts';
import type { ServerMessage } from './server-message.ts';

export function createFanOut() {
  const subscribers = new Set<{ listener: BusListener; onGap: () => void }>();
  return {
    subscribe(listener: BusListener, onGap: () => void): () => void {
      const subscriber = { listener, onGap };
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    deliver(messages: readonly ServerMessage[]): void {
      for (const { listener } of subscribers) for (const message of messages) listener(message);
    },
    gap(): void {
      for (const { onGap } of subscribers) onGap();
    },
  };
}
