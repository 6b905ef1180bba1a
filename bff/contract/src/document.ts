import { z } from 'zod';
import { page, routedPage } from './page.ts';

/** Ids of the JSON blocks that the BFF writes into the document. */
export const releaseTableId = 'gr-releases';
export const documentSettingsId = 'gr-settings';
export const documentRepliesId = 'gr-replies';

/** `release.json` of a build: the files and screens that the BFF serves. */
export const releaseManifest = z.strictObject({
  project: z.string().regex(/^[a-z0-9-]+$/),
  /** The file that the document or the shell loads first, relative to the build. */
  entry: z.string(),
  /** Files that every screen needs, relative to the build. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Fonts that the first paint needs, relative to the build. */
  fonts: z.array(z.string()).default([]),
  /** The bundle that renders screens on the server, relative to the build. */
  server: z.string().optional(),
  pages: z.array(
    page.extend({
      /** Files that this screen needs beside the common ones. */
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
    }),
  ),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** The version of each remote that this document uses, with its screens. */
export const releaseTable = z.record(
  z.string(),
  z.object({
    version: z.string(),
    /** Absolute path of the remote's manifest file. */
    entry: z.string(),
    pages: z.array(routedPage),
  }),
);
export type ReleaseTable = z.infer<typeof releaseTable>;

/** The public part of the configuration. */
export const documentSettings = z.object({
  brand: z.string(),
  publicBaseUrl: z.string(),
  /** A local shop with sample pages, offered where a URL is pasted; null outside demos. */
  demoShopUrl: z.string().nullable(),
  /** A shared registry to look at; null when none is configured. */
  sampleRegistryPath: z.string().nullable().default(null),
  /** 'Sign in with Google' is configured. */
  googleSignIn: z.boolean(),
  /** Contacts of the team; null when not configured. */
  contact: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    whatsappUrl: z.string().nullable(),
  }),
  /** The brand's social profiles, in the order of the footer. */
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  accountDisclosure: z.enum(['spec', 'hidden']),
});
export type DocumentSettings = z.infer<typeof documentSettings>;

// A minimal type, because the contract is also compiled for servers, without DOM types.
declare const document: { getElementById(id: string): { textContent: string | null } | null };

let provided: DocumentSettings | undefined;

/** Replaces the settings block where there is no document: in a server bundle. */
export function provideDocumentSettings(settings: DocumentSettings): void {
  provided = settings;
}

/** The settings block of the document; a missing or malformed one is a deployment error. */
export const readDocumentSettings = (): DocumentSettings =>
  provided ??
  documentSettings.parse(
    JSON.parse(document.getElementById(documentSettingsId)?.textContent ?? 'null'),
  );
