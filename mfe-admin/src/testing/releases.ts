import type { DeployedProject } from '@gift-registry/bff-contract';

export const aRelease = (changes: Partial<DeployedProject> = {}): DeployedProject => ({
  project: 'mfe-guest',
  live: { version: '3f2a91c0b7d41e65', since: '2026-11-21T09:05:00Z' },
  canary: null,
  previous: '77aa00bb11cc22dd',
  prefixes: ['/guest', '/r'],
  leftOut: [],
  ...{ seenByBrowsers: [], failsInBrowsers: false },
  ...{ recent: [], previews: [] },
  ...changes,
});
