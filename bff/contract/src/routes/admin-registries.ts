import { z } from 'zod';
import { defineAdminList } from '../admin-list.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { id, timestamp } from '../fields/id.ts';
import { occasions } from '../occasions.ts';

export const teamRegistryStates = ['draft', 'published', 'paused', 'completed', 'deleted'] as const;

const teamRegistryRow = z
  .object({
    id,
    name: z.string(),
    ownerId: id,
    ownerName: z.string(),
    ownerEmail: z.string(),
    occasion: z.string(),
    eventDate: calendarDate,
    state: z.enum(teamRegistryStates).catch('draft'),
    items: z.int(),
    /** Given units: claims and contributions that were not released. */
    gifts: z.int(),
    createdAt: timestamp,
  })
  .meta({ id: 'TeamRegistryRow' });
export type TeamRegistryRow = z.infer<typeof teamRegistryRow>;

export const teamRegistries = defineAdminList({
  id: 'TeamRegistries',
  things: 'registries',
  path: '/api/admin/registries',
  access: 'support',
  row: teamRegistryRow,
  filters: {
    state: z.enum(teamRegistryStates).optional(),
    occasion: z.enum(occasions).optional(),
    eventFrom: calendarDate.optional(),
    eventUntil: calendarDate.optional(),
    ownerId: id.optional(),
  },
  sort: z.enum(['created', '-created', 'name', '-name', 'event', '-event']).default('-created'),
  columns: {
    Registry: ({ name }) => name,
    Owner: ({ ownerName }) => ownerName,
    'Owner’s email': ({ ownerEmail }) => ownerEmail,
    Occasion: ({ occasion }) => occasion,
    Date: ({ eventDate }) => eventDate,
    State: ({ state }) => state,
    Items: ({ items }) => items,
    Gifts: ({ gifts }) => gifts,
    Created: ({ createdAt }) => createdAt,
  },
});
export const { list: listTeamRegistries, csv: exportTeamRegistries } = teamRegistries;
