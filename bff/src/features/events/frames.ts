import type { announcementsChanged, ServerEvent } from '@gift-registry/bff-contract';

export type SentEvent = ServerEvent | typeof announcementsChanged;

/**
 * Bytes, so that a frame for a thousand sockets is encoded once. `JSON.stringify` escapes line breaks, so data can't inject
 * another frame.
 */
export const eventFrame = (event: SentEvent): Buffer =>
  Buffer.from(`data: ${JSON.stringify(event)}\n\n`);

export const heartbeatFrame = Buffer.from(': heartbeat\n\n');

/** Reconnection delay of browsers, with jitter so that they don't all return at once after a restart. */
export const retryFrame = (): Buffer =>
  Buffer.from(`retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`);
