import type { announcementId, dismissedCookie, getAnnouncement } from '@gift-registry/bff-contract';
import { fallback, type InferOutput, nullable, object, parse, picklist, string } from 'valibot';

const announcement = object({
  id: string(),
  kind: fallback(picklist(['news', 'warning', 'problem']), 'news'),
  text: string(),
  link: nullable(object({ label: string(), url: string() })),
  endsAt: string(),
});
export type Announcement = InferOutput<typeof announcement>;

const blockId: typeof announcementId = 'gr-announcement';
const cookie: typeof dismissedCookie = 'gr-dismissed';
const path: (typeof getAnnouncement)['path'] = '/api/announcements/current';

export function readAnnouncement(): Announcement | undefined {
  const block = document.getElementById(blockId)?.textContent;
  return block ? parse(announcement, JSON.parse(block)) : undefined;
}

const reply = object({ announcement: nullable(announcement) });

export async function fetchAnnouncement(): Promise<Announcement | undefined> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return parse(reply, await response.json()).announcement ?? undefined;
}

const MOST_KEPT = 5;
const HALF_YEAR_SECONDS = 180 * 86_400;

/** A cookie, because the server leaves the announcement out of the documents that follow. */
export function keepDismissed(id: string): void {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
  const ids = (found?.slice(cookie.length + 1) ?? '').split('.').filter(Boolean);
  const kept = [...ids, id].slice(-MOST_KEPT).join('.');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${kept}; Path=/; Max-Age=${HALF_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
