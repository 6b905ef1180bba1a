import { z } from 'zod';

/** Ids of the JSON blocks that the BFF writes into the document. */
export const releaseTableId = 'gr-releases';
export const documentSettingsId = 'gr-settings';

export const remoteNames = [
  'mfe-public',
  'mfe-auth',
  'mfe-host',
  'mfe-guest',
  'mfe-admin',
] as const;
export type RemoteName = (typeof remoteNames)[number];

/** One screen of a remote, described where the remote's code is and published with it. */
export const page = z.strictObject({
  /** The screen's folder, its webpack chunk and its key in the remote's routes. */
  screen: z.string().regex(/^[a-z0-9-]+$/),
  /** A path pattern with `:name` parameters; a trailing `/*` matches everything below. */
  path: z.string().regex(/^\/[A-Za-z0-9:*/_-]*$/),
  title: z.string().min(1),
  description: z.string().min(1),
  /** `signed-in`: any account; `host`: role host or admin; `admin`: role admin. */
  access: z.enum(['public', 'signed-in', 'host', 'admin']).default('public'),
  /** Where a visitor who is not signed in is sent. */
  signedOutTo: z.string().default('/email-login'),
  /** `public`: header and footer of the information pages; `app`: the navigation bar when signed in; `bare`: neither. */
  chrome: z.enum(['public', 'app', 'bare']).default('public'),
  /** Whether search engines may list the page. */
  indexable: z.boolean().default(false),
});
export type Page = z.infer<typeof page>;
export type PageDefinition = z.input<typeof page>;

/** `release.json` of a build: what the BFF must know to announce its screens. */
export const releaseManifest = z.strictObject({
  project: z.string().regex(/^[a-z0-9-]+$/),
  /** The file that the document or the shell loads first, relative to the build. */
  entry: z.string(),
  /** Files that every screen needs, relative to the build. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Fonts that the first paint needs, relative to the build. */
  fonts: z.array(z.string()).default([]),
  pages: z.array(
    page.extend({
      /** Files that this screen needs beside the common ones. */
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
    }),
  ),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** Which version of each remote this page life uses, and the screens that it brings. */
export const releaseTable = z.record(
  z.string(),
  z.object({
    version: z.string(),
    /** Absolute path of the remote's manifest file. */
    entry: z.string(),
    pages: z.array(page),
  }),
);
export type ReleaseTable = z.infer<typeof releaseTable>;

/** What the browser code may know of the configuration. */
export const documentSettings = z.object({
  brand: z.string(),
  publicBaseUrl: z.string(),
  /** A local shop with sample pages, offered where a URL is pasted; null outside demos. */
  demoShopUrl: z.string().nullable(),
  /** Whether 'Sign in with Google' is set up. */
  googleSignIn: z.boolean(),
  /** Opens a chat with the team; null when none is configured. */
  whatsappUrl: z.string().nullable(),
  accountDisclosure: z.enum(['spec', 'hidden']),
});
export type DocumentSettings = z.infer<typeof documentSettings>;

// All that is used of the page: the contract is also read by programs that have none.
declare const document: { getElementById(id: string): { textContent: string | null } | null };

/** Reads one of the document's JSON blocks; a missing or malformed one is a deployment error. */
export function readDocumentBlock<T extends z.ZodType>(id: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(document.getElementById(id)?.textContent ?? 'null'));
}
