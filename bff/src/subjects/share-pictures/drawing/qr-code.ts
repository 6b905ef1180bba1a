import { create, toString } from 'qrcode';
import sharp from 'sharp';

/** Medium correction: a code that is printed small and bent still reads. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const;
const PNG_PIXELS = 1024;
const WHITE = 255;

export const qrCodeSvg = (text: string): Promise<string> =>
  toString(text, { ...options, type: 'svg' });

/** A tenth of the time that the library needs to write each pixel itself. */
export async function qrCodePng(text: string, pixels = PNG_PIXELS): Promise<Buffer> {
  const { modules } = create(text, options);
  const side = modules.size + 2 * options.margin;
  const squares = Buffer.alloc(side * side, WHITE);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        squares[(row + options.margin) * side + column + options.margin] = 0;
  return sharp(squares, { raw: { width: side, height: side, channels: 1 } })
    .resize(pixels, pixels, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
}
