import { z } from 'zod';
import { shownAnnouncement } from './announcement.ts';
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

export const documentForm = z.object({
  action: z.string(),
  csrfToken: z.string(),
  idempotencyKey: z.string(),
  values: texts,
  errors: texts,
  failure: z.string().optional(),
});
export type DocumentForm = z.infer<typeof documentForm>;

export const renderRequest = z.object({
  screen: z.string(),
  path: z.string(),
  params: texts,
  settings: z.unknown().transform(parseDocumentSettings),
  page: routedPage,
  /** True for a visitor with a session; the rendering does not depend on whose it is. */
  signedIn: z.boolean(),
  replies: z.array(documentReply),
  form: documentForm.optional(),
  announcement: shownAnnouncement.optional(),
});
export type RenderRequest = z.infer<typeof renderRequest>;

export const renderResult = z.object({ html: z.string() });
export type RenderResult = z.infer<typeof renderResult>;

export type RenderScreen = (request: RenderRequest) => RenderResult;

export const screenOutlet = '<screen-outlet></screen-outlet>';
