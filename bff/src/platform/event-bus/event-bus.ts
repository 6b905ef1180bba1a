import { z } from 'zod';
import { type ServerMessage, serverMessage } from './server-message.ts';

type BusListener = (message: ServerMessage) => void;

export interface EventBus {
  publish(messages: readonly ServerMessage[]): Promise<void>;
  subscribe(listener: BusListener, onGap: () => void): () => void;
  close(): Promise<void>;
}

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

const messageList = z.array(serverMessage);

export function encodeMessages(messages: readonly ServerMessage[], maxBytes: number): string[] {
  const texts: string[] = [];
  let parts: string[] = [];
  let size = 2;
  for (const message of messages) {
    const part = JSON.stringify(message);
    if (parts.length > 0 && size + part.length + 1 > maxBytes) {
      texts.push(`[${parts.join()}]`);
      parts = [];
      size = 2;
    }
    parts.push(part);
    size += Buffer.byteLength(part) + 1;
  }
  if (parts.length > 0) texts.push(`[${parts.join()}]`);
  return texts;
}

/** Ignores messages that this release can't parse; another release may have sent them during a deployment. */
export function decodeMessages(text: string | undefined): ServerMessage[] {
  try {
    return messageList.safeParse(JSON.parse(text ?? '')).data ?? [];
  } catch {
    return [];
  }
}
