import type { Releases } from '../bff/document.ts';
import { loadEntry } from './load-entry.ts';

interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

const SHARE_SCOPE = 'default';
const entries = new Map<string, string>();
const containers = new Map<string, Promise<Container>>();

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'init') === 'function' &&
  typeof Reflect.get(value, 'get') === 'function';

export function registerReleases(releases: Releases): void {
  for (const [remote, { entry }] of Object.entries(releases)) entries.set(remote, entry);
}

async function startContainer(remote: string): Promise<Container> {
  const entry = entries.get(remote);
  if (entry === undefined) throw new Error(`The document names no release of ${remote}.`);
  await loadEntry(entry);
  const container: unknown = Reflect.get(globalThis, remote.replaceAll('-', '_'));
  if (!isContainer(container)) throw new Error(`${entry} defines no container.`);
  await __webpack_init_sharing__(SHARE_SCOPE);
  // The remote takes React, its contexts and the query cache from the shell.
  await container.init(__webpack_share_scopes__[SHARE_SCOPE] ?? {});
  return container;
}

function containerOf(remote: string): Promise<Container> {
  const known = containers.get(remote);
  if (known) return known;
  const starting = startContainer(remote);
  containers.set(remote, starting);
  starting.catch(() => containers.delete(remote));
  return starting;
}

export async function loadExposed(remote: string, module: string): Promise<unknown> {
  const container = await containerOf(remote);
  const evaluate = await container.get(module);
  return evaluate();
}
