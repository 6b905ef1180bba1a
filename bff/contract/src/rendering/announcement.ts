import { z } from 'zod';
import { id, plannedTime, timestamp } from '../fields/id.ts';
import { readWebAddress } from '../links/public-link.ts';

export const announcementAudiences = ['everybody', 'hosts', 'guests'] as const;
export const announcementKinds = ['news', 'warning', 'problem'] as const;

const tooLong = (most: number) => `Please use ${most} characters or less.`;

/** Our own pages by their path, others by https. */
const linkUrl = z
  .string()
  .trim()
  .max(500, tooLong(500))
  .regex(/^(?:\/(?![/\\])\S*|https:\/\/\S+)$/, 'Please start with / or https://')
  .refine(
    (link) => link.startsWith('/') || readWebAddress(link) !== null,
    'Please use an address without a user name or a password',
  );

export const announcementForm = z
  .strictObject({
    audience: z.enum(announcementAudiences),
    kind: z.enum(announcementKinds),
    text: z.string().trim().min(1, 'Please write the announcement').max(300, tooLong(300)),
    link: z
      .strictObject({
        label: z.string().trim().min(1, 'Please name the link').max(60, tooLong(60)),
        url: linkUrl,
      })
      .nullable(),
    startsAt: plannedTime,
    endsAt: plannedTime,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    message: 'Please choose an end after the start',
  });
export type AnnouncementForm = z.infer<typeof announcementForm>;

export const shownAnnouncement = z
  .object({
    id,
    kind: z.enum(announcementKinds).catch('news'),
    text: z.string(),
    link: z.object({ label: z.string(), url: z.string() }).nullable(),
    endsAt: timestamp,
  })
  .meta({ id: 'ShownAnnouncement' });
export type ShownAnnouncement = z.infer<typeof shownAnnouncement>;

/** The block of a document with its announcement; without one there is no block. */
export const announcementId = 'gr-announcement';

/** The cookie with the ids that a browser has dismissed, divided by dots. The shell writes it. */
export const dismissedCookie = 'gr-dismissed';
