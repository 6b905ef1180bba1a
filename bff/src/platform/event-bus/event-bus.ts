import type { ServerMessage } from './server-message.ts';

export type BusListener = (message: ServerMessage) => void;

/** Broadcasts messages to every BFF process, this one included. Delivery is not guaranteed. */
export interface EventBus {
  publish(messages: readonly ServerMessage[]): Promise<void>;
  subscribe(listener: BusListener, onGap: () => void): () => void;
  close(): Promise<void>;
}
