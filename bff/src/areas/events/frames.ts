import type { announcementsChanged, ServerEvent } from '@gift-registry/bff-contract';

export type SentEvent = ServerEvent | typeof announcementsChanged;

/** `JSON.stringify` escapes line breaks, so data can't inject another frame. */
export const eventFrame = (event: SentEvent): string => `data: ${JSON.stringify(event)}\n\n`;

export const heartbeatFrame = ': heartbeat\n\n';

/** Reconnection delay of browsers, with jitter so that they don't all return at once after a restart. */
export const retryFrame = (): string => `retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`;
