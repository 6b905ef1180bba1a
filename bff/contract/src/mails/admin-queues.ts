import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { timestamp } from '../fields/id.ts';

export const jobStates = ['waiting', 'active', 'failed'] as const;
export const jobPageSize = 50;

const queue = z.string().regex(/^[a-z-]{1,40}$/);

const job = z
  .object({
    id: z.string(),
    /** Its subject, without secrets. */
    about: z.string(),
    error: z.string().nullable(),
    attempts: z.int(),
    addedAt: timestamp,
    startedAt: timestamp.nullable(),
    endedAt: timestamp.nullable(),
  })
  .meta({ id: 'QueuedJob' });
export type QueuedJob = z.infer<typeof job>;

export const listQueues = defineRoute({
  id: 'listQueues',
  method: 'GET',
  path: '/api/admin/queues',
  access: 'support',
  summary: 'How many jobs wait, run and failed in each queue',
  failureMessage: 'Failed to load the queues. Please try again.',
  responses: {
    200: z.object({
      queues: z.array(
        z
          .object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int() })
          .meta({ id: 'QueueCounts' }),
      ),
    }),
  },
});

export const listJobs = defineRoute({
  id: 'listJobs',
  method: 'GET',
  path: '/api/admin/queues/:queue/jobs',
  access: 'support',
  summary: 'A page of the jobs of a queue in one state',
  failureMessage: 'Failed to load the jobs. Please try again.',
  params: z.strictObject({ queue }),
  query: z.strictObject({
    state: z.enum(jobStates).default('failed'),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  responses: { 200: z.object({ jobs: z.array(job), hasMore: z.boolean() }) },
});

const jobParams = z.strictObject({ queue, jobId: z.string().regex(/^[\w-]{1,64}$/) });

export const retryJob = defineRoute({
  id: 'retryJob',
  method: 'POST',
  path: '/api/admin/queues/:queue/jobs/:jobId/retry',
  access: 'support',
  summary: 'Runs a failed job anew, and one that waits for its next attempt now',
  failureMessage: 'The job was not started. Please try again.',
  params: jobParams,
  body: z.strictObject({}),
  responses: { 200: z.object({ retried: z.literal(true) }) },
});

export const removeJob = defineRoute({
  id: 'removeJob',
  method: 'DELETE',
  path: '/api/admin/queues/:queue/jobs/:jobId',
  access: 'admin',
  summary: 'Takes a job that does not run out of its queue, for good',
  failureMessage: 'The job was not removed. Please try again.',
  params: jobParams,
  responses: { 200: z.object({ removed: z.literal(true) }) },
});
