import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { dayRange } from '../fields/day-range.ts';
import { id, timestamp } from '../fields/id.ts';

export const auditKinds = ['team', 'releases', 'accounts'] as const;

const auditRow = z
  .object({
    id,
    at: timestamp,
    action: z.string(),
    actorId: id.nullable(),
    /** The name of the account; 'A command', 'Automatic' and the like when nobody was signed in. */
    actorName: z.string(),
    actorEmail: z.string().nullable(),
    /** Such as `user:…`, `registry:…`, `release:…`. */
    subject: z.string(),
    /** The email of an account, or the name of a registry. */
    subjectName: z.string().nullish(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditRow' });
export type AuditRow = z.infer<typeof auditRow>;

export const auditEntries = defineAdminList({
  id: 'AuditEntries',
  things: 'audit entries',
  path: '/api/admin/audit',
  access: 'support',
  row: auditRow,
  filters: {
    kind: z.enum(auditKinds).optional(),
    action: z
      .string()
      .regex(/^[a-z-]{1,60}$/)
      .optional(),
    actorId: id.optional(),
    ...dayRange,
  },
  sort: z.enum(['at', '-at']).default('-at'),
  columns: {
    Time: ({ at }) => at,
    Action: (row) => row.action,
    Who: ({ actorName }) => actorName,
    Email: ({ actorEmail }) => actorEmail,
    Whom: ({ subject }) => subject,
    Name: ({ subjectName }) => subjectName ?? null,
    Why: (row) => row.reason,
  },
});
export const { list: listAuditEntries, csv: exportAuditEntries } = auditEntries;

export const getAuditEntry = defineRoute({
  id: 'getAuditEntry',
  method: 'GET',
  path: '/api/admin/audit/:entryId',
  access: 'support',
  summary: 'One audit entry with its details; IP addresses and browsers are for admins only',
  failureMessage: 'Failed to load the entry. Please try again.',
  params: z.strictObject({ entryId: id }),
  responses: {
    200: auditRow.extend({
      details: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  },
});
