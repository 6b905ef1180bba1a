import type { ServerMessage } from './server-message.ts';

export type BusListener = (message: ServerMessage) => void;

/** Carries messages to every BFF process, this one included. A message is a hint and may be lost. */
export interface EventBus {
  publish(messages: readonly ServerMessage[]): Promise<void>;
  /** `onGap` is called when messages may have been missed. */
  subscribe(listener: BusListener, onGap: () => void): () => void;
  close(): Promise<void>;
}
