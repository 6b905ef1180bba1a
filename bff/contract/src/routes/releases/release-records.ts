import { z } from 'zod';
import { defineRoute } from '../../definitions/define-route.ts';
import { id, timestamp } from '../../fields/id.ts';

const count = z.number().int().min(0);

/** Where a build comes from, as its publisher's machine said. */
export const releaseSource = z
  .object({
    commit: z.string().regex(/^[0-9a-f]{7,64}$/),
    author: z.string().trim().min(1).max(200),
    message: z.string().trim().min(1).max(500),
    /** The working tree had changes that no commit has. */
    isDirty: z.boolean(),
    /** 'passed' when the area's tests passed for this very state on that machine. */
    tests: z.enum(['passed', 'untested']),
  })
  .meta({ id: 'ReleaseSource' });
export type ReleaseSource = z.infer<typeof releaseSource>;

export const releaseWithdrawal = z
  .object({
    at: timestamp,
    /** The grounds: figures of browsers, a proof of the server or of its browser, or somebody's decision. */
    because: z.enum(['reports', 'files', 'rendering', 'browser', 'decision']),
    page: z.string().nullable(),
    /** The dialog, sheet or section that failed while the page went on. */
    part: z.string().nullish(),
    file: z.string().nullable(),
    error: z.string().nullable(),
    /** Mapped by the release's own source maps. */
    stack: z.string().nullable(),
    views: count.nullable(),
    failed: count.nullable(),
    networks: count.nullable(),
    failingNetworks: count.nullable(),
  })
  .meta({ id: 'ReleaseWithdrawal' });
export type ReleaseWithdrawal = z.infer<typeof releaseWithdrawal>;

/** Renderings on the server since the release was published, of all servers. */
export const releaseRendering = z
  .object({
    rendered: count,
    /** Took longer than a document waits. */
    late: count,
    thrown: count,
    /** Ended by the limit of time or memory. */
    killed: count,
    /** After three of them no more screens are rendered; pages go out as skeletons. */
    offSince: timestamp.nullable(),
    /** The latest failure. */
    page: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'ReleaseRendering' });
export type ReleaseRendering = z.infer<typeof releaseRendering>;

export const releaseRecord = z
  .object({
    version: z.string(),
    publishedAt: timestamp,
    state: z.enum(['live', 'canary', 'preview', 'past', 'withdrawn']),
    source: releaseSource.nullable(),
    /** Of all files that browsers may load, without compression. */
    bytes: count.nullable(),
    /** Compared with the release that was published before it. */
    bytesMore: z.number().int().nullable(),
    withdrawal: releaseWithdrawal.nullable(),
    rendering: releaseRendering.nullable(),
  })
  .meta({ id: 'ReleaseRecord' });
export type ReleaseRecord = z.infer<typeof releaseRecord>;

export const openPreview = z
  .object({
    /** Such as the name of a branch. */
    name: z.string(),
    version: z.string(),
    author: z.string().nullable(),
    publishedAt: timestamp,
    endsAt: timestamp,
    link: z.url(),
  })
  .meta({ id: 'OpenPreview' });
export type OpenPreview = z.infer<typeof openPreview>;

/** A webhook's secret is shown once, when it is added. */
export const releaseContact = z
  .object({ id, kind: z.enum(['mail', 'webhook']), address: z.string() })
  .meta({ id: 'ReleaseContact' });
export type ReleaseContact = z.infer<typeof releaseContact>;

export const contactAddress = z
  .string()
  .trim()
  .max(500, 'Please use 500 characters or less.')
  .refine(
    (value) =>
      z.url({ protocol: /^https?$/ }).safeParse(value).success ||
      z.email({ pattern: z.regexes.html5Email }).safeParse(value).success,
    'Please enter an email address, or an address that begins with https://.',
  );

const project = z.string().regex(/^[a-z0-9-]{1,60}$/);

export const addReleaseContact = defineRoute({
  id: 'addReleaseContact',
  method: 'POST',
  path: '/api/admin/releases/:project/contacts',
  access: 'admin',
  summary: 'Adds an address that is told what happens to the releases of an area',
  failureMessage: 'Failed to add the address. Please try again.',
  params: z.object({ project }),
  body: z.strictObject({ address: contactAddress }),
  responses: {
    201: z
      .object({
        contact: releaseContact,
        /** The key of a webhook's signatures; null for a mail address. */
        secret: z.string().nullable(),
      })
      .meta({ id: 'NewReleaseContact' }),
  },
});

export const removeReleaseContact = defineRoute({
  id: 'removeReleaseContact',
  method: 'DELETE',
  path: '/api/admin/releases/:project/contacts/:contactId',
  access: 'admin',
  summary: 'Ends the news to an address',
  failureMessage: 'Failed to remove the address. Please try again.',
  params: z.object({ project, contactId: id }),
  responses: { 200: z.object({ removed: z.literal(true) }) },
});
