import { z } from 'zod';
import { browserFailureKind } from '@gift-registry/bff-contract';

const name = z.string().regex(/^[a-z0-9-]{1,60}$/);
const version = z.string().regex(/^[0-9a-f]{1,64}$/);
const milliseconds = z.number().int().min(0).max(600_000).optional();

const FRAME =
  /^[^@\s"'`]{0,80}@\/_mf\/[a-z0-9-]{1,60}\/[0-9a-f]{1,64}\/[\w@~./-]{1,200}:\d{1,9}:\d{1,9}$/;

/** The document's script masks values before it sends them. Somebody else's script may not, so it is done again. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/(["'`‘“«])[^]*?(["'`’”»])/g, '$1…$2')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S*/gi, '…')
    .replaceAll(/\d{2,}/g, '#')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, 300);

const reportedError = z.strictObject({
  message: z.string().max(300).transform(withoutValues),
  /** Only the frames of releases: `name@/_mf/mfe-guest/3f2a91c0/file.js:1:2345`. */
  stack: z
    .string()
    .max(2_000)
    .transform((stack) =>
      stack
        .split('\n')
        .filter((line) => FRAME.test(line))
        .join('\n'),
    ),
});

export const browserReport = z.strictObject({
  shell: version,
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
              kind: browserFailureKind,
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
