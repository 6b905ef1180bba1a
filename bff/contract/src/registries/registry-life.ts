import { errorMessages } from '../errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id, timestamp } from '../fields/id.ts';
import { registry, registryForm, registryParams } from './registries.ts';
import { sharedParams } from '../fields/shared-params.ts';

export const restorableDays = 30;

export const completeRegistry = defineRoute({
  id: 'completeRegistry',
  method: 'POST',
  path: '/api/registries/:registryId/complete',
  access: 'host',
  summary: 'Ends new gifts; the link stays readable; owner only',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  responses: { 200: registry },
});

export const reopenRegistry = defineRoute({
  id: 'reopenRegistry',
  method: 'POST',
  path: '/api/registries/:registryId/reopen',
  access: 'host',
  summary: 'Lets guests give again; owner only',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  responses: { 200: registry },
});

export const archiveRegistry = defineRoute({
  id: 'archiveRegistry',
  method: 'PUT',
  path: '/api/registries/:registryId/archive',
  access: 'host',
  summary: 'Moves a completed registry to the archive of the dashboard, or back; owner only',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({ archived: z.boolean() }),
  responses: { 200: registry },
});

export const copyRegistry = defineRoute({
  id: 'copyRegistry',
  method: 'POST',
  path: '/api/registries/:registryId/copy',
  access: 'host',
  summary: 'A new draft of the caller with the same gifts and sections, for another occasion',
  failureMessage: 'We could not copy this registry. Please try again.',
  params: registryParams,
  body: registryForm.pick({ registryName: true, occasion: true, eventDate: true }),
  responses: { 201: registry },
});

export const deleteRegistry = defineRoute({
  id: 'deleteRegistry',
  method: 'POST',
  path: '/api/registries/:registryId/delete',
  access: 'host',
  summary: 'Deletes a registry, restorable for 30 days; asks for the word ‘delete’; owner only',
  failureMessage: 'We could not delete this registry. Please try again.',
  params: registryParams,
  body: z.strictObject({
    word: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.literal('delete', 'Please type the word ‘delete’.')),
  }),
  responses: { 200: z.object({ deleted: z.literal(true) }) },
});

export const restoreRegistry = defineRoute({
  id: 'restoreRegistry',
  method: 'POST',
  path: '/api/registries/:registryId/restore',
  access: 'host',
  summary: 'Brings a deleted registry and its link back; owner only',
  failureMessage: 'We could not restore this registry. Please try again.',
  params: registryParams,
  responses: { 200: registry },
});

export const listDeletedRegistries = defineRoute({
  id: 'listDeletedRegistries',
  method: 'GET',
  path: '/api/registries/deleted',
  access: 'host',
  summary: 'Deleted registries of the caller that can be restored',
  failureMessage: 'Failed to load registries. Please try again.',
  responses: {
    200: z.object({
      registries: z.array(
        z.object({ id, registryName: z.string(), deletedAt: timestamp, endsAt: timestamp }),
      ),
    }),
  },
});

export const forgetMe = defineRoute({
  id: 'forgetMe',
  method: 'POST',
  path: '/api/shared/:shareCode/forget-me',
  access: 'guest',
  summary:
    "Removes the calling guest's names, addresses and messages from a registry; the gifts stay",
  failureMessage: 'We could not remove your details. Please try again.',
  params: sharedParams,
  responses: { 200: z.object({ forgotten: z.number().int() }) },
});
