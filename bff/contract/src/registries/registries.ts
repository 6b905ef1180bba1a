import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { calendarDate, eventDate } from '../fields/calendar-date.ts';
import { id, rowVersion, timestamp } from '../fields/id.ts';
import { phoneOfAnyCountry } from '../fields/phone.ts';
import { refuseLinks } from '../fields/link-free.ts';
import { optionalText } from '../fields/text.ts';
import { occasions } from './occasions.ts';
import { registryThemes } from '../themes/registry-themes.ts';

export const guestRanges = ['0–20', '21–50', '51–100', '100+'] as const;

const registryStatuses = ['draft', 'published', 'completed'] as const;
export type RegistryStatus = (typeof registryStatuses)[number];

export const teamRegistryStates = ['draft', 'published', 'paused', 'completed', 'deleted'] as const;

export const deliveryPreferences = ['catalog_delivery', 'guest_delivery'] as const;
export type DeliveryPreference = (typeof deliveryPreferences)[number];

export const registryForm = z.strictObject({
  registryName: z
    .string('Registry name is required')
    .trim()
    .min(1, 'Registry name is required')
    .max(100, { error: 'Registry name must not exceed 100 characters', abort: true })
    .superRefine(refuseLinks),
  occasion: z.enum(occasions, 'Occasion is required'),
  eventDate,
  guestRange: z.enum(guestRanges, 'Please select an expected guest range'),
  guestMessage: optionalText(500, 'Message must not exceed 500 characters'),
  phoneNumber: phoneOfAnyCountry('Please enter a valid 10-digit Indian phone number'),
});

/** Counts the saves of one part of a registry. A save that sends an older one is refused as `stale`. */

/** The form for a registry that is already saved: a day that has passed may stay. */
export const registryChanges = registryForm.extend({
  eventDate: calendarDate,
  /** The version that the form shows. Without one the save replaces whatever is stored. */
  detailsVersion: rowVersion.optional(),
});

export const registry = z
  .object({
    id,
    registryName: z.string(),
    occasion: z.enum(occasions).catch('other'),
    eventDate: calendarDate,
    guestRange: z.string(),
    guestMessage: z.string().nullable(),
    phoneNumber: z.string(),
    status: z.enum(registryStatuses).catch('draft'),
    deliveryPreference: z.enum(deliveryPreferences).nullable(),
    /** The name on the parcel. */
    recipientName: z.string().nullable(),
    addressLine1: z.string().nullable(),
    addressLine2: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: z.string().nullable(),
    deliveryInstructions: z.string().nullable(),
    /** The days on which parcels may come. */
    deliveryFrom: calendarDate.nullable(),
    deliveryUntil: calendarDate.nullable(),
    termsAccepted: z.boolean(),
    /** The caller's role. */
    role: z.enum(['owner', 'co-host']).catch('owner'),
    archivedAt: timestamp.nullable(),
    itemCount: z.number().int(),
    /** Version of the fields of `registryForm`. */
    detailsVersion: rowVersion,
    deliveryVersion: rowVersion,
    /** The picture above the wish list. */
    coverImageUrl: z.string().nullable(),
    coverAlt: z.string().nullable(),
    story: z.string().nullable(),
    coverVersion: rowVersion,
    /** The look of the guests' page. */
    theme: z.enum(registryThemes),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Registry' });
export type Registry = z.infer<typeof registry>;

const registrySummary = registry
  .extend({
    givenCount: z.number().int().default(0),
    /** Units that guests hold, without those that they give together. */
    reservedCount: z.number().int().default(0),
    /** Rupees pledged towards units that guests give together, and to funds. */
    pledgedAmount: z.number().default(0),
    /** Parts of it: what givers say they have paid, and what the host has received. */
    paidAmount: z.number().default(0),
    receivedAmount: z.number().default(0),
    pictures: z.array(z.string()).default([]),
    /** Networks from which an unusual number of gifts came; 0 while gifts are a surprise. */
    unusualNetworks: z.number().int().default(0),
    /** Set while somebody tries very many wrong passcodes. */
    passcodeGuessedAt: timestamp.nullable().default(null),
    coHostRequests: z.number().int().default(0),
    /** Its owner has saved a UPI address, and not said yet that it works. */
    hasUntriedUpi: z.boolean().default(false),
  })
  .meta({ id: 'RegistrySummary' });
export type RegistrySummary = z.infer<typeof registrySummary>;

export const registryParams = z.strictObject({ registryId: id });

export const listRegistries = defineRoute({
  id: 'listRegistries',
  method: 'GET',
  path: '/api/registries',
  access: 'host',
  summary: "The host's registries, newest first",
  failureMessage: 'Failed to load registries. Please try again.',
  responses: { 200: z.object({ registries: z.array(registrySummary) }) },
});

export const getDraft = defineRoute({
  id: 'getDraft',
  method: 'GET',
  path: '/api/registries/draft',
  access: 'host',
  summary: 'The draft that the host changed last, if any',
  failureMessage: 'Failed to load registry draft. Please try refreshing the page.',
  responses: { 200: z.object({ registry: registry.nullable() }) },
});

export const getCurrentRegistry = defineRoute({
  id: 'getCurrentRegistry',
  method: 'GET',
  path: '/api/registries/current',
  access: 'host',
  summary: "The host's newest draft or published registry, if any",
  failureMessage: 'Failed to find registry',
  responses: { 200: z.object({ registry: registry.nullable() }) },
});

export const getRegistry = defineRoute({
  id: 'getRegistry',
  method: 'GET',
  path: '/api/registries/:registryId',
  access: 'host',
  summary: 'One registry of the host',
  failureMessage: 'Failed to load registry. Please try again.',
  params: registryParams,
  responses: { 200: registry },
});

export const createRegistry = defineRoute({
  id: 'createRegistry',
  method: 'POST',
  path: '/api/registries',
  access: 'host',
  summary: 'Creates a draft or continues one, and attaches unattached items of the host',
  failureMessage: 'Failed to save registry. Please try again.',
  body: registryForm.extend({
    /** The draft to continue; null begins a new one beside drafts with gifts. Default: the draft changed last. */
    draftId: id.nullable().optional(),
    detailsVersion: rowVersion.optional(),
  }),
  responses: { 201: registry },
});

export const updateRegistry = defineRoute({
  id: 'updateRegistry',
  method: 'PUT',
  path: '/api/registries/:registryId',
  access: 'host',
  summary:
    'Updates the fields of the registry form; a stale save answers 409 with the saved registry',
  failureMessage: 'Failed to save registry. Please try again.',
  params: registryParams,
  body: registryChanges,
  responses: { 200: registry },
});

export const deleteDraft = defineRoute({
  id: 'deleteDraft',
  method: 'DELETE',
  path: '/api/registries/:registryId',
  access: 'host',
  summary: 'Deletes a registry that is still a draft',
  failureMessage: 'We could not discard this draft. Please try again.',
  params: registryParams,
  responses: { 200: z.object({ deleted: z.literal(true) }) },
});
