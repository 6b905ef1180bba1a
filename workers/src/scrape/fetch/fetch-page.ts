import type { GuardedFetch } from './guarded-fetch.ts';
import type { Validators } from '../scraped-page.ts';
import { isUtf8 } from 'node:buffer';
import { decodeBuffer } from 'encoding-sniffer';

const CHARSET = /charset\s{0,5}=\s{0,5}["']?([\w.:-]{2,40})/i;

/** Decodes as browsers do: byte order mark, header, `<meta>`, then a guess. */
export function decodeHtml(body: Buffer, contentType: string): string {
  const declared = CHARSET.exec(contentType)?.[1];
  const html = decodeBuffer(body, {
    ...(declared ? { transportLayerEncodingLabel: declared } : {}),
    defaultEncoding: isUtf8(body) ? 'utf-8' : 'windows-1252',
  });
  // Postgres can't store NUL.
  return html.replaceAll('\0', '');
}

export interface FetchedPage {
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly validators?: Validators;
}

export interface PageRequest {
  readonly signal: AbortSignal;
  readonly userAgent: string;
  readonly validators?: Validators | undefined;
}

const PAGE = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  acceptedType: /^\s*(text\/html|application\/xhtml\+xml)\b/i,
};

export async function fetchPage(
  fetch: GuardedFetch,
  address: string,
  request: PageRequest,
): Promise<FetchedPage> {
  const { url, status, header, body } = await fetch(address, { ...PAGE, ...request });
  const etag = header('etag');
  const lastModified = header('last-modified');
  return {
    url,
    status,
    html: decodeHtml(body, header('content-type')),
    ...(etag || lastModified ? { validators: { url: url.href, etag, lastModified } } : {}),
  };
}
