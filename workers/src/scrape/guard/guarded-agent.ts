import { Agent, buildConnector } from 'undici';
import { pinnedLookup, type Guard } from './guard.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** The check is in the connector because Node never calls a `lookup` function for an IP literal. */
export function createGuardedAgent(guard: Guard): Agent {
  return new Agent({
    connect: (options, callback) => {
      guard.resolveAllowed(options).then(
        (addresses) => {
          const connect = buildConnector({
            allowH2: false,
            timeout: CONNECT_TIMEOUT_MS,
            lookup: pinnedLookup(addresses),
            autoSelectFamily: true,
          });
          connect(options, callback);
        },
        (error: Error) => callback(error, null),
      );
    },
    headersTimeout: 6_000,
    bodyTimeout: 6_000,
    maxHeaderSize: 32_768,
    keepAliveTimeout: 1_000,
  });
}
