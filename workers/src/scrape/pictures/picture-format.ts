type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, offset: number, text: string) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

const SIGNATURES: Readonly<Record<PictureFormat, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  png: (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  gif: (bytes) => startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a'),
  webp: (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  avif: (bytes) => startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis'),
};

const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;

/** The format by signature, as shops mislabel pictures. SVG is refused because it can hold scripts. */
export const pictureFormat = (bytes: Buffer): PictureFormat | null =>
  FORMATS.find((format) => SIGNATURES[format](bytes)) ?? null;
