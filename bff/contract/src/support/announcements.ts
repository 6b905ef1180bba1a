import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import {
  announcementAudiences,
  announcementForm,
  announcementKinds,
  shownAnnouncement,
} from '../rendering/announcement.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { id, rowVersion, timestamp } from '../fields/id.ts';

export const getAnnouncement = defineRoute({
  id: 'getAnnouncement',
  method: 'GET',
  path: '/api/announcements/current',
  access: 'public',
  summary: 'The announcement for this visitor, if there is one that the browser has not dismissed',
  failureMessage: 'Failed to load the announcement.',
  responses: { 200: z.object({ announcement: shownAnnouncement.nullable() }) },
});

export const announcementStates = ['planned', 'live', 'ended'] as const;

const announcementRow = z
  .object({
    id,
    audience: z.enum(announcementAudiences).catch('everybody'),
    kind: z.enum(announcementKinds).catch('news'),
    text: z.string(),
    link: z.object({ label: z.string(), url: z.string() }).nullable(),
    state: z.enum(announcementStates).catch('planned'),
    startsAt: timestamp,
    endsAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'AnnouncementRow' });
export type AnnouncementRow = z.infer<typeof announcementRow>;

export const announcements = defineAdminList({
  id: 'Announcements',
  things: 'announcements',
  path: '/api/admin/announcements',
  access: 'support',
  row: announcementRow,
  filters: {
    state: z.enum(announcementStates).optional(),
    audience: z.enum(announcementAudiences).optional(),
  },
  sort: z.enum(['start', '-start']).default('-start'),
  columns: {
    Text: ({ text }) => text,
    For: ({ audience }) => audience,
    Kind: ({ kind }) => kind,
    State: ({ state }) => state,
    Start: ({ startsAt }) => startsAt,
    End: ({ endsAt }) => endsAt,
    Link: ({ link }) => link?.url ?? null,
  },
});
export const { list: listAnnouncements, csv: exportAnnouncements } = announcements;

const params = z.strictObject({ announcementId: id });
const failureMessage = 'The announcement was not saved. Please try again.';

export const announce = defineRoute({
  id: 'announce',
  method: 'POST',
  path: '/api/admin/announcements',
  access: 'admin',
  summary: 'Plans an announcement',
  failureMessage,
  body: announcementForm,
  responses: { 201: announcementRow },
});

export const changeAnnouncement = defineRoute({
  id: 'changeAnnouncement',
  method: 'PUT',
  path: '/api/admin/announcements/:announcementId',
  access: 'admin',
  summary: 'Changes an announcement that has not ended',
  failureMessage,
  params,
  body: announcementForm.safeExtend({ version: z.int().pipe(rowVersion) }),
  responses: { 200: announcementRow },
});

export const endAnnouncement = defineRoute({
  id: 'endAnnouncement',
  method: 'POST',
  path: '/api/admin/announcements/:announcementId/end',
  access: 'admin',
  summary: 'Takes an announcement down, or drops one that was planned',
  failureMessage: 'The announcement was not ended. Please try again.',
  params,
  body: z.strictObject({}),
  responses: { 200: z.object({ ended: z.literal(true) }) },
});
