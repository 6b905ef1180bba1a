const BOMS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const CHARSET = /charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w.:-]{2,30})/i;

function declaredEncoding(body: Buffer, contentType: string): string {
  const bom = BOMS.find(([, bytes]) => bytes.every((byte, index) => body[index] === byte));
  if (bom) return bom[0];
  const head = body.subarray(0, 4096).toString('latin1');
  return CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(head)?.[1] ?? 'utf-8';
}

function decoderFor(encoding: string) {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}

export function decodeHtml(body: Buffer, contentType: string): string {
  const html = decoderFor(declaredEncoding(body, contentType)).decode(body);
  // Postgres stores no NUL, and no page means one.
  return html.replaceAll('\0', '');
}
