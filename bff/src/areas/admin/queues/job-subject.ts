import { plural } from '@gift-registry/bff-contract';
import { z } from 'zod';

const mail = z.object({ template: z.string(), to: z.string() });
const sent = z.object({ delivered: z.string() });
const webhook = z.object({ contactId: z.string(), url: z.url() });
const scrape = z.object({ url: z.string(), kind: z.string().optional() });
const pageVisits = z.object({ project: z.string(), visits: z.array(z.unknown()) });
const pageCheck = z.object({ project: z.string(), pages: z.array(z.object({ page: z.string() })) });

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
  // The path of such an address may be its key.
  (data) => {
    const job = webhook.safeParse(data).data;
    return job && `News to ${new URL(job.url).hostname}`;
  },
  (data) => {
    const job = scrape.safeParse(data).data;
    return job && pageOf(job.url);
  },
  (data) => {
    const job = pageVisits.safeParse(data).data;
    return job && `${job.project}: visits of ${plural(job.visits.length, '# page', '# pages')}`;
  },
  (data) => {
    const job = pageCheck.safeParse(data).data;
    return job && `${job.project}: ${job.pages.map(({ page }) => page).join(', ')}`;
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
