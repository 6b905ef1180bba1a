import { z } from 'zod';
import { pickUpPlace } from '../fields/pick-up-place.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { id } from '../fields/id.ts';
import { occasions } from '../registries/occasions.ts';
import { defaultTheme, registryThemes } from '../themes/registry-themes.ts';
import { sharedParams } from '../fields/shared-params.ts';
import { deliveryPreferences } from '../registries/registries.ts';

/** The public fields of a registry: never the address, and of the contact only the parts that the host shows. */
export const sharedRegistry = z
  .object({
    registryId: id,
    /** The code of the link that the guest opened. */
    shareCode: z.string(),
    registryName: z.string(),
    ownerFirstName: z.string(),
    ownerLastName: z.string(),
    occasion: z.enum(occasions).catch('other'),
    eventDate: calendarDate,
    expectedGuests: z.string().nullable(),
    guestMessage: z.string().nullable(),
    contactEmail: z.string().nullable(),
    /** Ten digits. */
    contactPhone: z.string().nullable(),
    giftsPaused: z.boolean(),
    pauseNote: z.string().nullable(),
    deliveryPreference: z.enum(deliveryPreferences).nullable(),
    /** City and state of the host's address, when gifts of the catalogue go there. */
    shipsTo: z.string().nullable(),
    deliveryFrom: calendarDate.nullable(),
    deliveryUntil: calendarDate.nullable(),
    /** Gifts of the catalogue are paid at a provider's page; else the team arranges the payment. */
    paysOnline: z.boolean(),
    /** Where guests may pick up gifts of the catalogue; null when the team has set no place. */
    pickUp: pickUpPlace.nullable(),
    /** Promised money goes straight to the host by UPI; only a guest with a promise gets the address. */
    takesUpi: z.boolean(),
    /** The picture above the list, and the words that stand for it. */
    coverImageUrl: z.string().nullable(),
    coverAlt: z.string().nullable(),
    story: z.string().nullable(),
    /** Percent of black over the cover under which white letters are readable on it; null when nobody measured. */
    coverScrim: z.number().int().nullable(),
    theme: z.enum(registryThemes).catch(defaultTheme),
    completed: z.boolean(),
  })
  .meta({ id: 'SharedRegistry' });
export type SharedRegistry = z.infer<typeof sharedRegistry>;

export const sharedItem = z
  .object({
    id,
    name: z.string(),
    brand: z.string().nullable(),
    description: z.string(),
    price: z.number().nullable(),
    currency: z.string(),
    imageUrl: z.string(),
    /** Large pictures beside the first one. */
    moreImageUrls: z.array(z.string()).nullable(),
    /** Stands in the place of the picture while it loads. */
    imageColour: z.string().nullable(),
    /** A thing on an even ground, which is shown whole. */
    imageIsCutOut: z.boolean(),
    /** The page of the shop; null for gifts of the catalogue and for those that the host described by hand. */
    externalUrl: z.string().nullable(),
    source: z.enum(['internal', 'external']),
    quantityRequested: z.number().int(),
    quantityReserved: z.number().int(),
    quantityFulfilled: z.number().int(),
    /** Rupees pledged towards the open unit that guests share, or to a fund; 0 when none is open. */
    pledgedAmount: z.number(),
    /** Parts of it: what givers say they have paid, and what the host has received. */
    paidAmount: z.number(),
    receivedAmount: z.number(),
    /** Rupees that complete the unit that guests share; null without a price in rupees. */
    missingAmount: z.number().nullable(),
    /** Guests who share the open unit, or gave to the fund. */
    joinedGuests: z.int(),
    givesTogether: z.boolean(),
    fund: z
      .object({
        goal: z.number().nullable(),
        /** False hides the sum and the number of guests, which then are 0. */
        showsProgress: z.boolean(),
        closed: z.boolean(),
      })
      .nullable(),
    /** The host's words about this gift. */
    note: z.string().nullable(),
    isMostWanted: z.boolean(),
    section: z.string().nullable(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })).nullable(),
    /** A gift of the catalogue that we can't send now. */
    outOfStock: z.boolean(),
    /** The day on which the price was read at the shop; null for gifts of the catalogue. */
    priceSeenOn: calendarDate.nullable(),
  })
  .meta({ id: 'SharedItem' });
export type SharedItem = z.infer<typeof sharedItem>;

export const getSharedRegistry = defineRoute({
  id: 'getSharedRegistry',
  method: 'GET',
  path: '/api/shared/:shareCode',
  access: 'public',
  summary: 'A shared registry; one constant 404 for wrong, expired and revoked codes',
  failureMessage: 'This registry could not be loaded. Please check your link and try again.',
  params: sharedParams,
  responses: { 200: sharedRegistry },
});

export const listSharedItems = defineRoute({
  id: 'listSharedItems',
  method: 'GET',
  path: '/api/shared/:shareCode/items',
  access: 'public',
  summary: 'The wish list with the counters of each item',
  failureMessage: 'Failed to load registry items',
  params: sharedParams,
  responses: {
    200: z.object({
      /** Increases with every change; events of this or an older version need no reload. */
      version: z.number().int(),
      /** In the host's order: sections in theirs, then the gifts without one. */
      items: z.array(sharedItem),
    }),
  },
});
