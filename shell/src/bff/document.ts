import {
  array,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  parse,
  picklist,
  record,
  string,
  unknown,
} from 'valibot';

export const page = object({
  screen: string(),
  path: string(),
  title: string(),
  description: string(),
  entries: optional(array(object({ path: string(), title: string(), description: string() }))),
  access: picklist(['public', 'signed-in', 'host', 'admin']),
  signedOutTo: string(),
  newcomersTo: optional(string()),
  opensOver: optional(string()),
  chrome: picklist(['public', 'app', 'bare']),
});
export type Page = InferOutput<typeof page>;

const release = object({
  entry: string(),
  pages: array(page),
  outdated: optional(literal(true)),
  retired: optional(literal(true)),
});
const releases = record(string(), release);
export type Releases = InferOutput<typeof releases>;

const settings = object({
  brand: string(),
  social: array(object({ name: string(), url: string() })),
});
export type Settings = InferOutput<typeof settings>;

const replies = array(object({ path: string(), status: number(), body: unknown() }));

export const releasesId = 'gr-releases';
export const settingsId = 'gr-settings';
export const repliesId = 'gr-replies';

const readBlock = (id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null');

export const readReleases = () => parse(releases, readBlock(releasesId));
export const readSettings = () => parse(settings, readBlock(settingsId));

export const readReplies = () => parse(replies, readBlock(repliesId) ?? []);
