import { z } from 'zod';
import { page, routedPage } from './page.ts';

export const releaseTableId = 'gr-releases';
export const documentRepliesId = 'gr-replies';

const contractVersion = z.string().regex(/^\d+\.\d+\.\d+$/);

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
  /** The versions of the contracts that the build was made against; for the shell, the one that it provides. */
  contracts: z
    .strictObject({ shell: contractVersion.optional(), bff: contractVersion.optional() })
    .optional(),
  pages: z.array(
    page.extend({
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
    }),
  ),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

export const releaseTable = z.record(
  z.string(),
  z.object({
    version: z.string(),
    entry: z.string(),
    pages: z.array(routedPage),
    /** The release was built against another major version of a contract: it is not loaded. */
    outdated: z.literal(true).optional(),
    /** Its area has closed. Earlier shells load it as before. */
    retired: z.literal(true).optional(),
  }),
);
export type ReleaseTable = z.infer<typeof releaseTable>;
