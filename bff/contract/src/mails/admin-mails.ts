import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { id, timestamp } from '../fields/id.ts';

export const mailStates = ['waiting', 'sent', 'failed', 'given-up', 'held'] as const;

const template = z.string().regex(/^[a-z0-9-]{1,60}$/, 'There is no such template.');

const teamMailRow = z
  .object({
    id,
    template: z.string(),
    recipient: z.string(),
    /**
     * `failed`: an attempt failed, and another one follows; `given-up`: none does; `held`: strangers had caused enough mails to
     * its address that day.
     */
    state: z.enum(mailStates).catch('waiting'),
    /** Why it failed, or what it waits for. */
    reason: z.string().nullable(),
    attempts: z.int(),
    /** Null when it can't be sent again because its link or code has ended. */
    sendableUntil: timestamp.nullable(),
    createdAt: timestamp,
    changedAt: timestamp,
  })
  .meta({ id: 'TeamMailRow' });
export type TeamMailRow = z.infer<typeof teamMailRow>;

export const teamMails = defineAdminList({
  id: 'TeamMails',
  things: 'mails',
  path: '/api/admin/mails',
  access: 'support',
  row: teamMailRow,
  filters: {
    state: z.enum(mailStates).optional(),
    template: template.optional(),
    /** The order or gift that a mail is about. */
    about: id.optional(),
  },
  sort: z.enum(['created', '-created']).default('-created'),
  columns: {
    Recipient: ({ recipient }) => recipient,
    Template: (row) => row.template,
    State: ({ state }) => state,
    Reason: (row) => row.reason,
    Attempts: ({ attempts }) => attempts,
    Created: ({ createdAt }) => createdAt,
    Changed: ({ changedAt }) => changedAt,
  },
});
export const { list: listTeamMails, csv: exportTeamMails } = teamMails;

const mailParams = z.strictObject({ mailId: id });
const scheme = z.enum(['light', 'dark']).default('light');

const drawnMail = z
  .object({
    subject: z.string(),
    /** For `getMailDrawing`, for some minutes. */
    drawingId: id,
  })
  .meta({ id: 'DrawnMail' });

export const getTeamMail = defineRoute({
  id: 'getTeamMail',
  method: 'GET',
  path: '/api/admin/mails/:mailId',
  access: 'support',
  summary: 'One outgoing mail, and those that were sent again from it',
  failureMessage: 'Failed to load the mail. Please try again.',
  params: mailParams,
  responses: {
    200: teamMailRow
      .extend({ againOf: id.nullable(), sentAgain: z.array(teamMailRow) })
      .meta({ id: 'TeamMail' }),
  },
});

export const drawTeamMail = defineRoute({
  id: 'drawTeamMail',
  method: 'GET',
  path: '/api/admin/mails/:mailId/drawing',
  access: 'support',
  summary: 'The content of a mail, with its links and codes hidden',
  failureMessage: 'The mail could not be drawn. Please try again.',
  params: mailParams,
  query: z.strictObject({ scheme }),
  responses: { 200: drawnMail },
});

export const listMailTemplates = defineRoute({
  id: 'listMailTemplates',
  method: 'GET',
  path: '/api/admin/mail-templates',
  access: 'support',
  summary: 'The templates of all mails',
  failureMessage: 'Failed to load the templates. Please try again.',
  responses: { 200: z.object({ templates: z.array(z.string()) }) },
});

export const drawMailTemplate = defineRoute({
  id: 'drawMailTemplate',
  method: 'GET',
  path: '/api/admin/mail-templates/:template/drawing',
  access: 'support',
  summary: 'A template with sample data',
  failureMessage: 'The template could not be drawn. Please try again.',
  params: z.strictObject({ template }),
  query: z.strictObject({ scheme }),
  responses: { 200: drawnMail },
});

export const getMailDrawing = defineRoute({
  id: 'getMailDrawing',
  method: 'GET',
  path: '/api/admin/mail-drawings/:drawingId',
  access: 'support',
  summary: 'A drawn mail as a page that loads and runs nothing, for a frame',
  failureMessage: 'The mail could not be drawn. Please try again.',
  params: z.strictObject({ drawingId: id }),
  responses: { 200: z.string() },
});

export const mostMailsAtOnce = 100;

export const sendMailsAgain = defineRoute({
  id: 'sendMailsAgain',
  method: 'POST',
  path: '/api/admin/mails/sendings',
  access: 'support',
  summary: 'Sends mails once more, or at last',
  failureMessage: 'The mails were not sent. Please try again.',
  body: z.strictObject({
    mailIds: z.array(id).min(1).max(mostMailsAtOnce, 'Please choose 100 mails or less.'),
  }),
  responses: {
    200: z.object({
      sent: z.array(id),
      refused: z.array(z.object({ mailId: id, why: z.enum(['ended', 'on-its-way', 'unknown']) })),
    }),
  },
});

export const sendUndeliveredMails = defineRoute({
  id: 'sendUndeliveredMails',
  method: 'POST',
  path: '/api/admin/mails/undelivered/sendings',
  access: 'support',
  summary: 'Sends each mail again that was given up or waits for another attempt',
  failureMessage: 'The mails were not sent. Please try again.',
  responses: { 200: z.object({ sent: z.int() }) },
});
