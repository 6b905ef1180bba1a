import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { projectName, releaseVersion as version } from './release-records.ts';

const params = z.object({ project: projectName });

export const promoteCanary = defineRoute({
  id: 'promoteCanary',
  method: 'POST',
  path: '/api/admin/releases/:project/promote',
  access: 'admin',
  summary: 'Gives the canary of an area to everybody',
  failureMessage: 'Failed to promote the canary. Please try again.',
  params,
  body: z.strictObject({
    /** The canary that the admin saw: another one is not promoted. */
    canary: version,
  }),
  responses: { 200: z.object({ version: z.string() }).meta({ id: 'Promotion' }) },
});

export const publishRelease = defineRoute({
  id: 'publishRelease',
  method: 'POST',
  path: '/api/admin/releases/:project/publication',
  access: 'admin',
  summary:
    'Gives a build that was uploaded before to everybody, or to a share of the visitors; needs a confirmed password',
  failureMessage: 'Failed to publish the build. Please try again.',
  params,
  body: z.strictObject({
    version,
    /** The live version that the admin saw; null for none. */
    seen: version.nullable(),
    /** Percent of the visitors; null for everybody. */
    canary: z
      .int('Please enter a whole number')
      .min(0, 'Please enter 0 or more')
      .max(99, 'Please enter 99 or less')
      .nullable(),
  }),
  responses: { 200: z.object({ version: z.string() }).meta({ id: 'PublishedRelease' }) },
});

export const rollBackRelease = defineRoute({
  id: 'rollBackRelease',
  method: 'POST',
  path: '/api/admin/releases/:project/rollback',
  access: 'admin',
  summary: 'Ends the canary of an area; without one, makes the version before live',
  failureMessage: 'Failed to roll the area back. Please try again.',
  params,
  body: z.strictObject({
    withdraws: version,
  }),
  responses: {
    200: z
      .object({
        version: z.string(),
        /** The version that nobody gets any more. */
        withdrawn: z.string().nullable(),
      })
      .meta({ id: 'Rollback' }),
  },
});

export const handOverPrefix = defineRoute({
  id: 'handOverPrefix',
  method: 'POST',
  path: '/api/admin/releases/:project/prefixes',
  access: 'admin',
  summary: 'Gives an area the prefix of paths that another one owns',
  failureMessage: 'Failed to hand the prefix over. Please try again.',
  params,
  body: z.strictObject({ prefix: z.string().regex(/^\/[a-z0-9_-]*$/, 'Please choose a prefix.') }),
  responses: { 200: z.object({ prefix: z.string(), project: z.string() }) },
});
