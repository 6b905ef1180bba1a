import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { registryParams } from '../registries/registries.ts';
import { sharedParams } from '../fields/shared-params.ts';

const fileFailed = 'We could not make the file. Please try again.';

export const getSharedCalendar = defineRoute({
  id: 'getSharedCalendar',
  method: 'GET',
  path: '/api/shared/:shareCode/calendar',
  access: 'public',
  summary: 'The day of the event as an iCalendar file, with the link of the registry',
  failureMessage: fileFailed,
  params: sharedParams,
  responses: { 200: z.string() },
});

export const getRegistryCalendar = defineRoute({
  id: 'getRegistryCalendar',
  method: 'GET',
  path: '/api/registries/:registryId/calendar',
  access: 'host',
  summary: 'The same file for the hosts of a published registry',
  failureMessage: fileFailed,
  params: registryParams,
  responses: { 200: z.string() },
});

export const getInvitationPicture = defineRoute({
  id: 'getInvitationPicture',
  method: 'GET',
  path: '/api/registries/:registryId/invitation-picture',
  access: 'host',
  summary:
    'A JPEG of 1080 by 1350 pixels for statuses and stories: names, day, QR code and address of the registry',
  failureMessage: 'We could not make the picture. Please try again.',
  params: registryParams,
  responses: { 200: z.string() },
});

export const getQrCode = defineRoute({
  id: 'getQrCode',
  method: 'GET',
  path: '/api/registries/:registryId/qr-code',
  access: 'host',
  summary:
    'A QR code of the readable address, or of the main link without one: as SVG, or as PNG of 1024 pixels',
  failureMessage: fileFailed,
  params: registryParams,
  query: z.strictObject({ format: z.enum(['svg', 'png']).default('svg') }),
  responses: { 200: z.string() },
});
