import { z } from 'zod';
import { timestamp } from '../fields/id.ts';

export const projectName = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Please choose an area.');
export const releaseVersion = z.string().regex(/^[0-9a-f]{4,64}$/);
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
    /** The grounds: a missing file, renderings of the server that fail, or somebody's decision. */
    because: z.enum(['files', 'rendering', 'decision']),
    page: z.string().nullable(),
    file: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'ReleaseWithdrawal' });
export type ReleaseWithdrawal = z.infer<typeof releaseWithdrawal>;

export const browserFailureKind = z.enum(['load', 'crash', 'error', 'start', 'ended']);
export type BrowserFailureKind = z.infer<typeof browserFailureKind>;

/** Failures of the last 24 hours, as browsers reported them. Anybody can make up such a report. */
export const browserFailure = z
  .object({
    version: z.string(),
    page: z.string(),
    kind: browserFailureKind,
    /** The dialog, sheet or section that failed while the page went on. */
    part: z.string().nullable(),
    message: z.string().nullable(),
    /** The first place of the error inside of the release. */
    place: z.string().nullable(),
    failed: count,
    networks: count,
    /** The latest hour with such a failure. */
    hour: timestamp,
  })
  .meta({ id: 'BrowserFailure' });
export type BrowserFailure = z.infer<typeof browserFailure>;

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

export interface ReleaseContact {
  readonly id: string;
  readonly address: string;
}

export const contactAddress = z
  .string()
  .trim()
  .max(254, 'Please use 254 characters or less.')
  .pipe(z.email({ pattern: z.regexes.html5Email, error: 'Please enter an email address.' }));
