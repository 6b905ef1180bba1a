import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { catalogueProducts } from './catalogue/index.ts';
import {
  drawPlaceholder,
  drawProduct,
  pictureFile,
  picturesFolder,
  placeholderFile,
} from './pictures/product-picture.ts';

const pictures = new Map([
  [placeholderFile, drawPlaceholder()],
  ...catalogueProducts.map((product) => [pictureFile(product.key), drawProduct(product)] as const),
]);

await mkdir(picturesFolder, { recursive: true });
for (const file of await readdir(picturesFolder)) {
  if (!pictures.has(join(picturesFolder, file))) await rm(join(picturesFolder, file));
}
for (const [file, svg] of pictures) await writeFile(file, svg);
console.log(`Drew ${pictures.size} pictures into ${basename(picturesFolder)}/.`);
