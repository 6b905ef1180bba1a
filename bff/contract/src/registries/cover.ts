import { z } from 'zod';
import { rowVersion } from '../fields/id.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { optionalText } from '../fields/text.ts';
import { registryThemes } from '../themes/registry-themes.ts';
import { registry, registryParams } from './registries.ts';

export const maxCoverAltLength = 200;
export const maxStoryLength = 1000;

/** The picture above a wish list, the story of its hosts and its look. All are optional; a picture needs a description. */
export const coverForm = z
  .strictObject({
    coverImageUrl: z
      .string()
      .regex(/^\/gift-pictures\/[0-9a-f]{64}-1280\.webp$/, 'Please choose the picture again.')
      .nullable(),
    coverAlt: optionalText(maxCoverAltLength, 'Please use 200 characters or less.'),
    story: optionalText(maxStoryLength, 'Please use 1,000 characters or less.'),
    /** Default: the registry keeps its theme. */
    theme: z.enum(registryThemes).optional(),
    coverVersion: rowVersion.optional(),
  })
  .refine(({ coverImageUrl, coverAlt }) => coverImageUrl === null || coverAlt !== null, {
    path: ['coverAlt'],
    message: 'Please say in a few words what the picture shows.',
  });

export const saveCover = defineRoute({
  id: 'saveCover',
  method: 'PUT',
  path: '/api/registries/:registryId/cover',
  access: 'host',
  summary:
    'Saves the cover picture and the story; a stale save answers 409 with the saved registry',
  failureMessage: 'Failed to save the cover and the story. Please try again.',
  params: registryParams,
  body: coverForm,
  responses: { 200: registry },
});
