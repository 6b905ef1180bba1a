import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { id, timestamp } from '../fields/id.ts';

export const queryStates = ['open', 'answered'] as const;

const queryRow = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    /** The first 200 letters. */
    beginning: z.string(),
    state: z.enum(queryStates).catch('open'),
    createdAt: timestamp,
  })
  .meta({ id: 'QueryRow' });
export type QueryRow = z.infer<typeof queryRow>;

export const teamQueries = defineAdminList({
  id: 'Queries',
  things: 'queries',
  path: '/api/admin/queries',
  access: 'support',
  row: queryRow,
  filters: { state: z.enum(queryStates).optional() },
  sort: z.enum(['created', '-created']).default('-created'),
  columns: {
    From: ({ name }) => name,
    Email: ({ email }) => email,
    Query: ({ beginning }) => beginning,
    State: ({ state }) => state,
    Sent: ({ createdAt }) => createdAt,
  },
});
export const { list: listQueries, csv: exportQueries } = teamQueries;

const teamQuery = z
  .object({
    ...queryRow.omit({ beginning: true }).shape,
    phone: z.string().nullable(),
    text: z.string(),
    answeredAt: timestamp.nullable(),
    entries: z.array(
      z.object({
        id,
        kind: z.enum(['note', 'reply']).catch('note'),
        by: z.string().nullable(),
        text: z.string(),
        createdAt: timestamp,
      }),
    ),
  })
  .meta({ id: 'TeamQuery' });
export type TeamQuery = z.infer<typeof teamQuery>;

const route = {
  access: 'support',
  params: z.object({ queryId: id }),
  failureMessage: 'Nothing was changed. Please try again.',
  responses: { 200: teamQuery },
} as const;

const words = (empty: string) =>
  z.string().trim().min(1, empty).max(5_000, 'Please use 5,000 characters or less.');

export const getQuery = defineRoute({
  ...route,
  id: 'getQuery',
  method: 'GET',
  path: '/api/admin/queries/:queryId',
  summary: 'A query with its notes and replies',
  failureMessage: 'Failed to load this query. Please try again.',
});

export const replyToQuery = defineRoute({
  ...route,
  id: 'replyToQuery',
  method: 'POST',
  path: '/api/admin/queries/:queryId/replies',
  summary: 'Mails a reply, which answers the query',
  body: z.strictObject({ text: words('Please write a reply') }),
});

export const noteQuery = defineRoute({
  ...route,
  id: 'noteQuery',
  method: 'POST',
  path: '/api/admin/queries/:queryId/notes',
  summary: 'Adds a note for the team',
  body: z.strictObject({ text: words('Please write a note') }),
});

export const markQuery = defineRoute({
  ...route,
  id: 'markQuery',
  method: 'PUT',
  path: '/api/admin/queries/:queryId/answered',
  summary: 'Marks a query as answered elsewhere, or as open again',
  body: z.strictObject({ answered: z.boolean() }),
});
