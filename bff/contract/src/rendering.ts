import { z } from 'zod';
import { parseDocumentSettings } from './document-settings.ts';
import { routedPage } from './page.ts';

/** The reply of an API read that the document contains, so that the page does not fetch it again. */
export const documentReply = z.object({
  /** The API path with its query, such as `/api/shared/CODE/items`. */
  path: z.string().startsWith('/api/'),
  status: z.number().int(),
  body: z.unknown(),
});
export type DocumentReply = z.infer<typeof documentReply>;

const texts = z.record(z.string(), z.string());

/** A form that works without scripts: its address, hidden fields, typed texts and the messages about them. */
export const documentForm = z.object({
  action: z.string(),
  csrfToken: z.string(),
  idempotencyKey: z.string(),
  /** By the name of the field. */
  values: texts,
  /** By the name of the field. */
  errors: texts,
  /** A message about the form as a whole. */
  failure: z.string().optional(),
});
export type DocumentForm = z.infer<typeof documentForm>;

/** The input of `render` in a release's server bundle. */
export const renderRequest = z.object({
  screen: z.string(),
  /** Path and query. */
  path: z.string(),
  params: texts,
  settings: z.unknown().transform(parseDocumentSettings),
  page: routedPage,
  /** True for a visitor with a session; the rendering does not depend on whose it is. */
  signedIn: z.boolean(),
  replies: z.array(documentReply),
  form: documentForm.optional(),
});
export type RenderRequest = z.infer<typeof renderRequest>;

export const renderResult = z.object({ html: z.string() });
export type RenderResult = z.infer<typeof renderResult>;

/** The global function that a server bundle defines. */
export type RenderScreen = (request: RenderRequest) => RenderResult;

/** Where the shell's html has room for the screen's html. */
export const screenOutlet = '<screen-outlet></screen-outlet>';
