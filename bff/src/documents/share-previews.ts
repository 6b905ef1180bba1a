import { z } from 'zod';
import {
  getSharedRegistry,
  registryThemes,
  shareCodeFromInput,
  type RegistryTheme,
} from '@gift-registry/bff-contract';
import type { FastifyBaseLogger } from 'fastify';
import {
  findSharePreview,
  type SharePreview,
  previewContent,
  previewText,
  previewUrl,
} from '../features/sharing/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { PageMatch } from './find-page.ts';
import type { SharePicture } from './page-head.ts';
import type { ReplyText } from './read-replies.ts';

const PREVIEW_TIMEOUT_MS = 1_500;
const code = z.string().min(1).max(128);
const previewOfReply = getSharedRegistry.responses[200].pick({
  registryName: true,
  ownerFirstName: true,
  occasion: true,
  eventDate: true,
  completed: true,
  giftsPaused: true,
  theme: true,
});

export const isLinkPage = (match: PageMatch | undefined): boolean =>
  match !== undefined && /^\/(?:r|guest)(?:\/|$)/.test(match.page.path);

export function shareCodeOf(
  match: PageMatch | undefined,
  search: URLSearchParams,
): string | undefined {
  if (!match || !isLinkPage(match)) return undefined;
  const typed = search.get('code');
  // A form without scripts sends whatever was pasted, such as the whole link.
  const pasted = typed === null ? undefined : code.safeParse(shareCodeFromInput(typed)).data;
  return pasted ?? match.params['shareCode'];
}

/** A host tries themes on the real page: `?theme=` comes first. */
export const themeIn = (search: URLSearchParams): RegistryTheme | undefined =>
  registryThemes.find((theme) => theme === search.get('theme'));

export function previewOf(replies: readonly ReplyText[]): SharePreview | undefined {
  const registry = replies.find(
    ({ path, status }) => status === 200 && /^\/api\/shared\/[^/]+$/.test(path),
  );
  return registry && previewOfReply.parse(JSON.parse(registry.json));
}

export const readPreview = (
  db: Db,
  registryId: string,
  log: FastifyBaseLogger,
): Promise<SharePreview | undefined> =>
  findSharePreview(db, registryId, AbortSignal.timeout(PREVIEW_TIMEOUT_MS)).catch(
    (err: unknown) => {
      log.warn({ err }, 'share preview failed, rendering without it');
      return undefined;
    },
  );

export function sharePictureOf(
  address: string | undefined,
  preview: SharePreview | undefined,
  brand: string,
): SharePicture | undefined {
  if (address === undefined || !preview) return undefined;
  const content = previewContent(preview, brand);
  return { url: previewUrl(address, content), type: 'image/jpeg', text: previewText(content) };
}
