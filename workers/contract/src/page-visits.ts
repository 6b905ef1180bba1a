import { z } from 'zod';

const path = z
  .string()
  .max(400)
  .regex(/^\/(?!\/)/);
const previewQuery = z
  .string()
  .max(1_000)
  .regex(/^\?release=[\w%.~-]+$/);
const access = z.enum(['public', 'signed-in', 'host', 'admin']);

const sampleReplySchema = z.object({
  method: z.string(),
  /** With parameters, such as `/api/registries/:registryId`. */
  path,
  status: z.int(),
  json: z.string(),
});
export type SampleReply = z.infer<typeof sampleReplySchema>;

export const pageVisitsJobSchema = z.object({
  project: z.string().regex(/^[a-z0-9-]{1,60}$/),
  visits: z.array(z.object({ page: path, access, address: path })).max(200),
  suspect: previewQuery,
  /** Null when the area has no live version. */
  before: previewQuery.nullable(),
  /** The answers to what the pages ask; more exact paths stand first. */
  replies: z.array(sampleReplySchema),
  sessions: z.record(access, sampleReplySchema),
});
export type PageVisitsJob = z.infer<typeof pageVisitsJobSchema>;
export type PageVisit = PageVisitsJob['visits'][number];

export const visitFailureSchema = z.object({
  page: z.string().max(200),
  message: z.string().max(500),
  /** Only the frames of releases: `name@/_mf/mfe-guest/3f2a91c0/file.js:1:2345`. */
  stack: z.string().max(2_000),
});
export type VisitFailure = z.infer<typeof visitFailureSchema>;

export const pageVisitsResultSchema = z.object({
  visited: z.int().nonnegative(),
  failures: z.array(visitFailureSchema),
});
export type PageVisitsResult = z.infer<typeof pageVisitsResultSchema>;
