import { z } from 'zod';
import { reportedError } from './reported-error.ts';

const name = z.string().regex(/^[a-z0-9-]{1,60}$/);
const version = z.string().regex(/^[0-9a-f]{1,64}$/);
const milliseconds = z.number().int().min(0).max(600_000).optional();

const failureKind = z.enum(['load', 'crash', 'error', 'start']);
export type FailureKind = z.infer<typeof failureKind>;

export const browserReport = z.strictObject({
  shell: version,
  /** From the header of the document. Documents of an earlier server have none. */
  token: z.string().max(4_000).optional(),
  views: z
    .array(
      z.strictObject({
        project: name,
        version,
        page: z.string().max(200),
        failures: z
          .array(
            z.strictObject({
              project: name,
              kind: failureKind,
              part: name.optional(),
              error: reportedError.optional(),
            }),
          )
          .max(8),
        lcp: milliseconds,
        inp: milliseconds,
        cls: z.number().min(0).max(100).optional(),
      }),
    )
    .min(1)
    .max(20),
});
export type BrowserReport = z.infer<typeof browserReport>;
export type ReportedView = BrowserReport['views'][number];
