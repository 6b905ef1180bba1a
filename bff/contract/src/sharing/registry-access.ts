import { errorMessages } from '../errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { timestamp } from '../fields/id.ts';
import { passcode, typedPasscode } from '../fields/passcode.ts';
import { registryAddress } from '../fields/registry-address.ts';
import { defineFormRoute } from '../definitions/form-route.ts';
import { registryParams } from '../registries/registries.ts';
import { sharedParams } from '../fields/shared-params.ts';

export const registryAccess = z
  .object({
    /** The readable address beside the main link, with its URL; null without one. */
    address: z.object({ name: z.string(), url: z.string() }).nullable(),
    passcode: z.string().nullable(),
    /** Set while somebody tries very many wrong passcodes. */
    passcodeGuessedAt: timestamp.nullable(),
  })
  .meta({ id: 'RegistryAccess' });
export type RegistryAccess = z.infer<typeof registryAccess>;

export const getRegistryAccess = defineRoute({
  id: 'getRegistryAccess',
  method: 'GET',
  path: '/api/registries/:registryId/access',
  access: 'host',
  summary: 'The readable address and the passcode of a registry',
  failureMessage: 'Failed to load registry. Please try again.',
  params: registryParams,
  responses: { 200: registryAccess },
});

export const setRegistryAddress = defineRoute({
  id: 'setRegistryAddress',
  method: 'PUT',
  path: '/api/registries/:registryId/address',
  access: 'host',
  summary: 'Gives the registry a readable address, in place of the one that it has',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({ address: registryAddress }),
  responses: { 200: registryAccess },
});

export const removeRegistryAddress = defineRoute({
  id: 'removeRegistryAddress',
  method: 'DELETE',
  path: '/api/registries/:registryId/address',
  access: 'host',
  summary: 'Ends the readable address; no other registry gets it within a year',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  responses: { 200: registryAccess },
});

export const setPasscode = defineRoute({
  id: 'setPasscode',
  method: 'PUT',
  path: '/api/registries/:registryId/passcode',
  access: 'host',
  summary: 'Asks guests for a passcode; browsers that opened the registry before are asked too',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({ passcode }),
  responses: { 200: registryAccess },
});

export const removePasscode = defineRoute({
  id: 'removePasscode',
  method: 'DELETE',
  path: '/api/registries/:registryId/passcode',
  access: 'host',
  summary: 'Lets guests open the registry without a passcode',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  responses: { 200: registryAccess },
});

export const openRegistryForm = defineFormRoute({
  id: 'openRegistryForm',
  method: 'POST',
  path: '/r/:shareCode/open',
  access: 'guest',
  summary: 'Opens a registry with its passcode for this browser, for 30 days',
  params: sharedParams,
  fields: z.strictObject({
    passcode: typedPasscode,
    then: z.string().max(2_000).optional(),
  }),
});
