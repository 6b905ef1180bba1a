import {
  array,
  enum as oneOf,
  number,
  object,
  optional,
  parse,
  record,
  string,
  unknown,
  type infer as Infer,
} from 'zod/mini';

export const page = object({
  screen: string(),
  path: string(),
  title: string(),
  description: string(),
  /** The complete list of addresses of a page with parameters; undefined when it is open. */
  entries: optional(array(object({ path: string(), title: string(), description: string() }))),
  access: oneOf(['public', 'signed-in', 'host', 'admin']),
  signedOutTo: string(),
  newcomersTo: optional(string()),
  chrome: oneOf(['public', 'app', 'bare']),
});
export type Page = Infer<typeof page>;

const releases = record(string(), object({ entry: string(), pages: array(page) }));
export type Releases = Infer<typeof releases>;

const settings = object({
  brand: string(),
  social: array(object({ name: string(), url: string() })),
});
export type Settings = Infer<typeof settings>;

const replies = array(object({ path: string(), status: number(), body: unknown() }));
export type Replies = Infer<typeof replies>;

export const releasesId = 'gr-releases';
export const settingsId = 'gr-settings';
export const repliesId = 'gr-replies';

const readBlock = (id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null');

export const readReleases = () => parse(releases, readBlock(releasesId));
export const readSettings = () => parse(settings, readBlock(settingsId));

/** The API replies that the document was rendered from; none when it was not rendered. */
export const readReplies = () => parse(replies, readBlock(repliesId) ?? []);
