import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id, rowVersion } from '../fields/id.ts';
import { refuseLinks } from '../fields/link-free.ts';
import { registryParams } from './registries.ts';

export const maxSectionNameLength = 40;
export const maxSections = 30;

export const section = z
  .object({
    id,
    name: z.string(),
    /** Counts the changes of the name. */
    nameVersion: rowVersion,
  })
  .meta({ id: 'RegistrySection' });
export type RegistrySection = z.infer<typeof section>;

export const sectionName = z
  .string('Please name the section')
  .trim()
  .min(1, 'Please name the section')
  .max(maxSectionNameLength, { error: 'Please use 40 characters or less', abort: true })
  .superRefine(refuseLinks);

const sectionList = z.object({ sections: z.array(section) });
const sectionParams = z.strictObject({ sectionId: id });

export const createSection = defineRoute({
  id: 'createSection',
  method: 'POST',
  path: '/api/registries/:registryId/sections',
  access: 'host',
  summary: 'Adds a section at the end of a registry, and moves items into it',
  failureMessage: 'Failed to add this section. Please try again.',
  params: registryParams,
  body: z.strictObject({
    name: sectionName,
    /** In the order of the section. Items that are gone are left out. */
    itemIds: z.array(id).max(500).default([]),
  }),
  responses: { 201: section },
});

export const renameSection = defineRoute({
  id: 'renameSection',
  method: 'PATCH',
  path: '/api/sections/:sectionId',
  access: 'host',
  summary: 'Renames a section',
  failureMessage: 'Failed to rename this section. Please try again.',
  params: sectionParams,
  body: z.strictObject({
    name: sectionName,
    nameVersion: rowVersion.optional(),
  }),
  responses: { 200: section },
});

export const placeSection = defineRoute({
  id: 'placeSection',
  method: 'PUT',
  path: '/api/sections/:sectionId/place',
  access: 'host',
  summary: 'Moves a section behind another one',
  failureMessage: 'Failed to move this section. Please try again.',
  params: sectionParams,
  body: z.strictObject({
    /** null for the first place. A section that is gone counts as the last place. */
    afterSectionId: id.nullable(),
  }),
  responses: { 200: sectionList },
});

export const removeSection = defineRoute({
  id: 'removeSection',
  method: 'DELETE',
  path: '/api/sections/:sectionId',
  access: 'host',
  summary: 'Removes a section; its items stay in the registry without one',
  failureMessage: 'Failed to remove this section. Please try again.',
  params: sectionParams,
  responses: {
    200: z.object({
      itemIds: z.array(id),
    }),
  },
});
