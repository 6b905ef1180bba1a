import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { Releases } from '../bff/document.ts';

export function registerReleases(releases: Releases): void {
  registerRemotes(
    Object.entries(releases).map(([remote, { entry }]) => ({
      name: remote,
      entry: new URL(entry, location.origin).href,
      entryGlobalName: remote.replaceAll('-', '_'),
    })),
  );
}
