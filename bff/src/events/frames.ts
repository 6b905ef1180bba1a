import type { ServerEvent } from '@gift-registry/bff-contract';

/** JSON has no line breaks of its own, so data can't forge another frame. */
export const eventFrame = (event: ServerEvent): string => `data: ${JSON.stringify(event)}\n\n`;

export const heartbeatFrame = ': still here\n\n';

/** How long a browser waits before it connects again, spread so that a restart is not met by all at once. */
export const retryFrame = (): string => `retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`;
