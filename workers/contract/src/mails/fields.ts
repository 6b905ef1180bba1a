import { z } from 'zod';

export const DAY_MINUTES = 1_440;

export const text = z.string().min(1).max(1000);
export const link = z.url({ protocol: /^https?$/ });
export const instant = z.iso.datetime({ offset: true });
export const mode = z.enum(['login', 'signup']);
/** Hidden in the log of mails. */
export const code = z.string().regex(/^(\d{6}|•{6})$/);
// The same pattern as browsers and the API: zod's default refuses valid addresses such as a!b@example.com.
export const address = z.email({ pattern: z.regexes.html5Email });

/** A celebration as mails name it to addresses that nobody has confirmed: without anything that a stranger typed freely. */
export const event = z.object({
  occasion: z.enum([
    'baby-shower',
    'birthday',
    'wedding',
    'housewarming',
    'anniversary',
    'graduation',
    'other',
  ]),
  date: z.iso.date(),
  /** The host's first name; null when it isn't one word of letters. */
  hostName: z.string().min(1).max(20).nullable(),
  theme: text.optional(),
});
export type MailEvent = z.infer<typeof event>;

/** In all samples. */
export const sampleLink = 'https://tohfa.example/some/page?token=a-b_c&x=1';
