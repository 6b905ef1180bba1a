import { z } from 'zod';

/** An address below the public origin: path and query. */
const ownAddress = z
  .string()
  .max(2_048)
  .regex(/^\/(?!\/)/);

/** Asks whether pages of a release fail in a browser where those of the version before work. */
export const pageCheckJobSchema = z.object({
  project: z.string().regex(/^[a-z0-9-]{1,60}$/),
  pages: z
    .array(
      z.object({
        /** The path as the release names it, with `:parameters`. */
        page: z.string().max(200),
        /** Opens the page of the release. */
        suspect: ownAddress,
        /** Opens the page of the version before. */
        before: ownAddress,
      }),
    )
    .min(1)
    .max(5),
});
export type PageCheckJob = z.infer<typeof pageCheckJobSchema>;

export const pageCheckResultSchema = z.object({
  /** The page that failed twice, while that of the version before worked; null when there was none. */
  failing: z.object({ page: z.string(), kinds: z.array(z.string()) }).nullable(),
});
export type PageCheckResult = z.infer<typeof pageCheckResultSchema>;
