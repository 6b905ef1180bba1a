import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
let ready: Promise<unknown> | undefined;

export async function readQrCode(picture: Buffer): Promise<string | undefined> {
  ready ??= readFile(file).then((bytes) =>
    prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(bytes).buffer },
      fireImmediately: true,
    }),
  );
  await ready;
  const [code] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return code?.text;
}
