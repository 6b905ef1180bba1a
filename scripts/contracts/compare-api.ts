import { apiCompare } from 'api-smart-diff';
import { z } from 'zod';
import type { Level } from './change.ts';

/** One difference between two OpenAPI documents, where it travels. */
interface ApiChange {
  readonly level: Level;
  /** Such as `POST /api/queries`. */
  readonly operation: string;
  readonly direction: 'request' | 'reply' | undefined;
  /** Such as `items[].name`; empty for a whole body or operation. */
  readonly field: string;
  readonly what: 'gone' | 'new' | 'demanded' | 'changed';
}

type Key = string | number;

/** A difference as the library lists it. */
interface Diff {
  readonly type: string;
  readonly action: string;
  readonly path: readonly Key[];
  readonly before?: unknown;
  readonly after?: unknown;
}

const levels: Readonly<Record<string, Level | undefined>> = {
  breaking: 'major',
  'non-breaking': 'minor',
};
const actions = { add: 'new', remove: 'gone' } as const;

/** Clients have a reading for values of these that they do not know. */
const openSets = /(?:^|\.)(?:role|error\.code)$/;

const typesIn = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The library takes a reply of any other type for harmless. */
function levelOfType({ action, before, after }: Diff, isReply: boolean): Level {
  if (action !== 'replace') return (action === 'add') === isReply ? 'major' : 'minor';
  const [read, sent] = isReply ? [before, after] : [after, before];
  return typesIn(sent).every((type) => typesIn(read).includes(type)) ? 'minor' : 'major';
}

const named = z.object({ name: z.string() });

/** Takes `properties`, `items`, `anyOf` and their indexes out of a place inside of a schema. */
function placeIn(keys: readonly Key[]): { readonly field: string; readonly rest: readonly Key[] } {
  let field = '';
  let index = 0;
  for (; index < keys.length; index += 1) {
    const key = keys[index];
    if (key === 'items') field += '[]';
    else if (key === 'properties' && index + 1 < keys.length) {
      field += `${field && '.'}${String(keys[index + 1])}`;
      index += 1;
    } else if (key === 'anyOf' || key === 'oneOf' || key === 'allOf') index += 1;
    else if (key === 'additionalProperties' && index + 1 < keys.length) field += '[]';
    else break;
  }
  return { field, rest: keys.slice(index) };
}

function changeOf(diff: Diff): ApiChange | undefined {
  const { type, action, path, before, after } = diff;
  const [root, url = '', method, part, ...keys] = path;
  const level = levels[type ?? ''];
  if (root !== 'paths' || level === undefined) return undefined;
  const operation = `${String(method ?? '').toUpperCase()} ${url}`.trim();
  const direction =
    part === 'responses' ? 'reply' : part === undefined ? undefined : ('request' as const);
  const what = action === 'add' || action === 'remove' ? actions[action] : 'changed';
  const change = { level, operation, direction, field: '', what } as const;
  if (part === 'parameters') {
    const { name } = named.safeParse(before).data ?? named.safeParse(after).data ?? {};
    const isDemanded = what === 'new' && level === 'major';
    return { ...change, field: name ?? '', what: isDemanded ? 'demanded' : what };
  }
  const inSchema = keys.indexOf('schema');
  if (inSchema < 0) return change;
  const { field, rest } = placeIn(keys.slice(inSchema + 1));
  const [keyword] = rest;
  if (keyword === 'required') {
    const inner = `${field && `${field}.`}${String(after ?? before)}`;
    if (direction === 'request')
      return { ...change, field: inner, what: what === 'new' ? 'demanded' : 'changed' };
    return { ...change, field: inner, what: what === 'gone' ? 'gone' : 'changed' };
  }
  if (keyword === 'const') return { ...change, level: 'major', field, what: 'changed' };
  if (keyword === 'type')
    return { ...change, level: levelOfType(diff, direction === 'reply'), field, what: 'changed' };
  if (keyword !== undefined) {
    const isOpen = direction === 'reply' && keyword === 'enum' && openSets.test(field);
    return { ...change, level: isOpen ? 'minor' : level, field, what: 'changed' };
  }
  // A body refuses fields that its schema does not have.
  const isRefused = direction === 'request' && what === 'gone';
  return { ...change, level: isRefused ? 'major' : level, field, what };
}

const keyOf = ({ operation, direction, field }: ApiChange) =>
  [operation, direction, field].join('\0');

const weights = { gone: 3, demanded: 2, new: 1, changed: 0 } as const;

const openapi = z.looseObject({
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()).optional() }).optional(),
  paths: z.record(z.string(), z.unknown()),
});
type OpenApi = z.infer<typeof openapi>;

const references = /"#\/components\/schemas\/([^"]+)"/g;

/** Only paths that differ, by themselves or by a schema that they name: the library is slow with a whole document. */
function differingPaths(before: OpenApi, now: OpenApi): readonly string[] {
  const schemas = { before: before.components?.schemas ?? {}, now: now.components?.schemas ?? {} };
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const changed = new Set(
    Object.keys({ ...schemas.before, ...schemas.now }).filter(
      (name) => !isSame(schemas.before[name], schemas.now[name]),
    ),
  );
  const known = new Map<string, boolean>();
  const namesChanged = (value: unknown): boolean =>
    [...(JSON.stringify(value) ?? '').matchAll(references)].some(([, name = '']) => {
      if (changed.has(name)) return true;
      if (!known.has(name)) {
        known.set(name, false);
        known.set(name, namesChanged(schemas.now[name]));
      }
      return known.get(name);
    });
  return Object.keys({ ...before.paths, ...now.paths }).filter(
    (path) => !isSame(before.paths[path], now.paths[path]) || namesChanged(now.paths[path]),
  );
}

const withPaths = (document: OpenApi, paths: readonly string[]): OpenApi => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => paths.includes(path)),
  ),
});

/** Differences between two documents in JSON: of each field the most telling one. */
export function compareApi(before: string, now: string): readonly ApiChange[] {
  const earlier = openapi.parse(JSON.parse(before));
  const later = openapi.parse(JSON.parse(now));
  const paths = differingPaths(earlier, later);
  if (paths.length === 0) return [];
  const compared = apiCompare(withPaths(earlier, paths), withPaths(later, paths));
  const diffs: readonly Diff[] = compared.diffs;
  const found = new Map<string, ApiChange>();
  for (const diff of diffs) {
    const change = changeOf(diff);
    if (!change) continue;
    const known = found.get(keyOf(change));
    const isWorse = known?.level === 'minor' && change.level === 'major';
    const isClearer = known?.level === change.level && weights[change.what] > weights[known.what];
    if (!known || isWorse || isClearer) found.set(keyOf(change), change);
  }
  return [...found.values()];
}

/** For the author of the contract. */
export function describeChange({ operation, direction, field, what }: ApiChange): string {
  const subject = field || (direction ? 'the body' : '');
  const place = direction ? `${operation}, ${direction}: ${subject}` : operation;
  return `${place} is ${what}`;
}

/** For the author of a build that was made with the first document and meets a server that has the second. */
export function describeMisfit({ operation, direction, field, what }: ApiChange): string {
  const subject = field || 'the body';
  if (!direction) return `${operation}: the server does not have it`;
  if (direction === 'reply')
    return what === 'gone'
      ? `${operation}: the server does not send ${subject}`
      : `${operation}: the server sends ${subject} in another form`;
  if (what === 'gone') return `${operation}: the server does not take ${subject}`;
  return what === 'changed'
    ? `${operation}: the server takes ${subject} in another form`
    : `${operation}: the server asks for ${subject}, which this build does not send`;
}
