import type { ServerMessage } from './server-message.ts';

export type BusListener = (message: ServerMessage) => void;

export interface EventBus {
  publish(messages: readonly ServerMessage[]): Promise<void>;
  subscribe(listener: BusListener, onGap: () => void): () => void;
  close(): Promise<void>;
}
