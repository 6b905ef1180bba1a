import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/config.ts';

/** Follows a request through services and transactions, which know nothing of HTTP. */
const originOfRequest = new AsyncLocalStorage<string>();

export const runWithLinkOrigin = (origin: string, run: () => void): void =>
  originOfRequest.run(origin, run);

export const currentRequestOrigin = (): string | undefined => originOfRequest.getStore();

export const linkOrigin = ({ publicBaseUrl }: Pick<Config, 'publicBaseUrl'>): string =>
  currentRequestOrigin() ?? publicBaseUrl;
