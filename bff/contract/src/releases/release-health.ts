import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';

const count = z.number().int().min(0);
/** The 75th percentile: three of four views are at least as good. Null without a measurement. */
const percentile = z.number().min(0).nullable();

export const pageHealth = z
  .object({
    project: z.string(),
    version: z.string(),
    /** 'past' for a version that nobody gets any more. */
    state: z.enum(['live', 'canary', 'past']),
    /** The path as the release names it, with `:parameters`. */
    page: z.string(),
    views: count,
    failed: count,
    lcpMs: percentile,
    inpMs: percentile,
    cls: percentile,
  })
  .meta({ id: 'PageHealth' });
export type PageHealth = z.infer<typeof pageHealth>;

export const releaseFigures = pageHealth
  .omit({ page: true, state: true })
  .meta({ id: 'ReleaseFigures' });
export type ReleaseFigures = z.infer<typeof releaseFigures>;

export const getReleaseHealth = defineRoute({
  id: 'getReleaseHealth',
  method: 'GET',
  path: '/api/admin/releases/health',
  access: 'support',
  summary: 'Failures and speed of pages within the last day, as browsers reported them',
  failureMessage: 'Failed to load what browsers reported. Please try again.',
  responses: {
    200: z
      .object({ pages: z.array(pageHealth), releases: z.array(releaseFigures) })
      .meta({ id: 'ReleaseHealth' }),
  },
});
