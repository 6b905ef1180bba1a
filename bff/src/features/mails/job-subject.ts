import { z } from 'zod';

const mail = z.object({ template: z.string(), to: z.string() });
const sent = z.object({ delivered: z.string() });
const scrape = z.object({ url: z.string(), kind: z.string().optional() });

/** Queries and fragments may hold what opens something. */
function pageOf(url: string): string {
  if (!URL.canParse(url)) return 'an upload';
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const subjects: readonly ((data: unknown) => string | undefined)[] = [
  (data) => {
    const { template, to } = mail.safeParse(data).data ?? {};
    return template && `${template} to ${to}`;
  },
  (data) => sent.safeParse(data).data && 'A mail that is sent',
  (data) => {
    const job = scrape.safeParse(data).data;
    return job && pageOf(job.url);
  },
];

/** Names only what is known to hold no secret. */
export function subjectOfJob(data: unknown): string {
  for (const subjectOf of subjects) {
    const subject = subjectOf(data);
    if (subject) return subject.slice(0, 300);
  }
  return 'Other data';
}
