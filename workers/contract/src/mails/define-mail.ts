import { z } from 'zod';
import { address, instant, link, text } from './fields.ts';

/** Mails of a lower number are sent first. */
const importance = { security: 1, receipt: 2, reminder: 3, digest: 4, announcement: 5 } as const;

/**
 * Why it is sent. `stranger`: somebody typed the address, and nothing else happened; `request`: somebody waits for it at a form that has
 * limits of its own; `consequence`: money came, or a host or the team did something.
 */
type Cause = 'stranger' | 'request' | 'consequence';

const WEEK_MINUTES = 10_080;

interface Definition<Name extends string, Data extends z.ZodRawShape> {
  readonly name: Name;
  readonly importance: keyof typeof importance;
  readonly cause: Cause;
  /** The life of its link or code, after which it is not sent any more. A week by default. */
  readonly usefulMinutes?: number;
  readonly data: Data;
  /** Shown in the control center, and rendered by tests. */
  readonly sample: z.output<z.ZodObject<Data>>;
}

/** Everything about a mail but its words, which are in the worker's template of its name. */
export const defineMail = <const Name extends string, Data extends z.ZodRawShape>({
  name,
  usefulMinutes = WEEK_MINUTES,
  data,
  sample,
  ...mail
}: Definition<Name, Data>) => ({
  name,
  priority: importance[mail.importance],
  cause: mail.cause,
  usefulMinutes,
  sample,
  schema: z.object({
    template: z.literal(name),
    to: address,
    /** Where the recipient finds the site, when it isn't the address that the worker knows. */
    origin: link.optional(),
    /** The brand when the mail was written; the worker's own without it. */
    brand: text.optional(),
    brandLine: text.optional(),
    /** The theme of the registry that the mail is about; the product's own without it. */
    theme: text.optional(),
    /** Not sent after this time, when its link or code has ended. */
    sendUntil: instant.optional(),
    data: z.object(data),
  }),
});
