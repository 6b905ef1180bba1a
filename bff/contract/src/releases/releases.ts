import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id, timestamp } from '../fields/id.ts';
import { browserFailure, openPreview, projectName, releaseRecord } from './release-records.ts';

export const deployedProject = z
  .object({
    project: z.string(),
    live: z.object({ version: z.string(), since: timestamp }).nullable(),
    canary: z.object({ version: z.string(), percent: z.number().int() }).nullable(),
    previous: z.string().nullable(),
    /** The first parts of paths that only this project may serve. */
    prefixes: z.array(z.string()),
    leftOut: z.array(z.object({ version: z.string(), reason: z.string() })),
    /** Of the live version and the canary, the commonest first. */
    seenByBrowsers: z.array(browserFailure),
    /** True when a twentieth of the views and five networks fail: the team has a mail. */
    failsInBrowsers: z.boolean(),
    /** The newest first, withdrawn ones among them. */
    recent: z.array(releaseRecord),
    previews: z.array(openPreview),
  })
  .meta({ id: 'DeployedProject' });
export type DeployedProject = z.infer<typeof deployedProject>;

export const deployToken = z
  .object({
    id,
    project: z.string(),
    label: z.string(),
    createdAt: timestamp,
    /** Null for a token that is valid until somebody revokes it. */
    expiresAt: timestamp.nullable(),
    lastUsedAt: timestamp.nullable(),
  })
  .meta({ id: 'DeployToken' });
export type DeployToken = z.infer<typeof deployToken>;

export const listReleases = defineRoute({
  id: 'listReleases',
  method: 'GET',
  path: '/api/admin/releases',
  access: 'support',
  summary: 'The live version of each area, and the tokens that may publish',
  failureMessage: 'Failed to load the releases. Please try again.',
  responses: {
    200: z
      .object({ releases: z.array(deployedProject), tokens: z.array(deployToken) })
      .meta({ id: 'Releases' }),
  },
});

export const createDeployToken = defineRoute({
  id: 'createDeployToken',
  method: 'POST',
  path: '/api/admin/deploy-tokens',
  access: 'admin',
  summary: 'Makes a token that may publish one area',
  failureMessage: 'Failed to make the token. Please try again.',
  body: z.strictObject({
    project: projectName,
    label: z
      .string()
      .trim()
      .min(1, 'Please say who uses the token.')
      .max(80, 'Please use 80 characters or less.'),
  }),
  responses: {
    201: z
      .object({
        token: deployToken,
        secret: z.string(),
      })
      .meta({ id: 'NewDeployToken' }),
  },
});

export const revokeDeployToken = defineRoute({
  id: 'revokeDeployToken',
  method: 'DELETE',
  path: '/api/admin/deploy-tokens/:tokenId',
  access: 'admin',
  summary: 'Ends a deploy token',
  failureMessage: 'Failed to revoke the token. Please try again.',
  params: z.object({ tokenId: id }),
  responses: { 200: z.object({ revoked: z.literal(true) }) },
});
