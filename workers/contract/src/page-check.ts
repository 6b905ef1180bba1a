import { z } from 'zod';

const ownAddress = z
  .string()
  .max(2_048)
  .regex(/^\/(?!\/)/);

export const pageCheckJobSchema = z.object({
  project: z.string().regex(/^[a-z0-9-]{1,60}$/),
  pages: z
    .array(
      z.object({
        page: z.string().max(200),
        suspect: ownAddress,
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
