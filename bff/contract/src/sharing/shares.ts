import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { registryParams } from '../registries/registries.ts';

/** 22 characters of URL-safe base64: 128 random bits. */
export const shareCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'That share code is not valid.');

export const share = z.object({ shareCode: z.string(), url: z.string() }).meta({ id: 'Share' });
export type Share = z.infer<typeof share>;

export const getShare = defineRoute({
  id: 'getShare',
  method: 'GET',
  path: '/api/registries/:registryId/share',
  access: 'host',
  summary: 'The active share link of a registry, if any',
  failureMessage: 'Failed to load registry. Please try again.',
  params: registryParams,
  responses: { 200: z.object({ share: share.nullable() }) },
});

export const createShare = defineRoute({
  id: 'createShare',
  method: 'POST',
  path: '/api/registries/:registryId/share',
  access: 'host',
  summary: 'Publishes the registry and returns its share link, creating it when there is none',
  failureMessage: 'Failed to generate share code. Please try again.',
  params: registryParams,
  responses: { 201: share },
});

export const revokeShare = defineRoute({
  id: 'revokeShare',
  method: 'DELETE',
  path: '/api/registries/:registryId/share',
  access: 'host',
  summary: 'Revokes the share link and notifies open guest pages',
  failureMessage: 'We could not end this link. Please try again.',
  params: registryParams,
  responses: { 200: z.object({ revoked: z.literal(true) }) },
});
