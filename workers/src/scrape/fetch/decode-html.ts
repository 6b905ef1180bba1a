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
