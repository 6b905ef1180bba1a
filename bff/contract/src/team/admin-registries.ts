import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { email } from '../fields/email.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { id, timestamp } from '../fields/id.ts';
import { reason } from '../fields/reason.ts';
import { teamRegistryStates } from '../registries/registries.ts';
import { occasions } from '../registries/occasions.ts';
import { teamHistoryEntry } from '../definitions/admin-entries.ts';

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
    unusual: z.enum(['today']).optional(),
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

const teamItem = z.object({
  id,
  name: z.string(),
  isFund: z.boolean(),
  wanted: z.int(),
  /** Units; money counts below. */
  taken: z.int(),
  /** Rupees of guests who give together or to a fund, with those that are only promised. */
  pledgedAmount: z.number(),
  paidAmount: z.number(),
  receivedAmount: z.number(),
});

/** A guest of the registry with gifts that were not released, or whom the team stopped. */
const teamGiver = z.object({
  /** One of the gifts: it names the guest. */
  giftId: id,
  name: z.string(),
  email: z.string().nullable(),
  gifts: z.int(),
  /** Those that can be given back: neither received nor without an item. */
  returnable: z.int(),
  /** The team stopped the guest, who gives nothing more to the registry. */
  stopped: z.boolean(),
  lastAt: timestamp,
});
export type TeamGiver = z.infer<typeof teamGiver>;

const teamLink = z.object({
  id,
  label: z.string(),
  state: z.enum(['active', 'paused', 'ended', 'revoked']).catch('ended'),
  createdAt: timestamp,
});

const teamRegistry = z
  .object({
    ...teamRegistryRow.shape,
    status: z.enum(['draft', 'published', 'completed']).catch('draft'),
    giftsPaused: z.boolean(),
    pauseNote: z.string(),
    restorableUntil: timestamp.nullable(),
    coHosts: z.array(z.object({ id, name: z.string() })),
    itemList: z.array(teamItem),
    givers: z.array(teamGiver),
    links: z.array(teamLink),
    history: z.array(teamHistoryEntry),
  })
  .meta({ id: 'TeamRegistry' });
export type TeamRegistry = z.infer<typeof teamRegistry>;

const change = {
  method: 'POST',
  access: 'admin',
  params: z.object({ registryId: id }),
  failureMessage: 'Nothing was changed. Please try again.',
  responses: { 200: teamRegistry },
} as const;

const because = z.strictObject({ why: reason });

export const getTeamRegistry = defineRoute({
  id: 'getTeamRegistry',
  method: 'GET',
  path: '/api/admin/registries/:registryId',
  access: 'support',
  summary: 'A registry with items, givers, links and history',
  failureMessage: 'Failed to load this registry. Please try again.',
  params: change.params,
  responses: { 200: teamRegistry },
});

export const pauseRegistryGifts = defineRoute({
  ...change,
  access: 'support',
  id: 'pauseRegistryGifts',
  path: '/api/admin/registries/:registryId/pause',
  summary: 'Pauses the gifts of a registry, or lets them go on',
  body: z.strictObject({ paused: z.boolean(), why: reason }),
});

export const publishTeamRegistry = defineRoute({
  ...change,
  id: 'publishTeamRegistry',
  path: '/api/admin/registries/:registryId/publication',
  summary: 'Takes a registry from its links, or puts it back',
  body: z.strictObject({ published: z.boolean(), why: reason }),
});

export const revokeRegistryLinks = defineRoute({
  ...change,
  id: 'revokeRegistryLinks',
  path: '/api/admin/registries/:registryId/links/revocation',
  summary: 'Ends all links of a registry; the host can make new ones',
  body: because,
});

export const giveBackGuestGifts = defineRoute({
  ...change,
  id: 'giveBackGuestGifts',
  path: '/api/admin/registries/:registryId/gifts/:giftId/return',
  summary: 'Gives back all gifts of the guest of this gift, who is told by mail',
  params: change.params.extend({ giftId: id }),
  body: because,
});

export const stopGuest = defineRoute({
  ...change,
  id: 'stopGuest',
  path: '/api/admin/registries/:registryId/gifts/:giftId/stop',
  summary:
    'Stops the guest of this gift in the registry and gives back all gifts, or lets the guest give again',
  params: change.params.extend({ giftId: id }),
  body: z.strictObject({ stopped: z.boolean(), why: reason }),
});

export const restoreTeamRegistry = defineRoute({
  ...change,
  id: 'restoreTeamRegistry',
  path: '/api/admin/registries/:registryId/restoration',
  summary: 'Restores a registry that was deleted less than 30 days ago; needs a confirmed password',
  body: because,
});

export const handOverTeamRegistry = defineRoute({
  ...change,
  id: 'handOverTeamRegistry',
  path: '/api/admin/registries/:registryId/owner',
  summary: 'Hands a registry over to another account; needs a confirmed password',
  body: z.strictObject({ email, why: reason }),
});
