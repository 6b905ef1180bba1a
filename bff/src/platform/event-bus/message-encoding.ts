import { z } from 'zod';
import { serverMessage, type ServerMessage } from './server-message.ts';

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
