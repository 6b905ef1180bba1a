import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../system/launch-browser.ts';

const folder = join(import.meta.dirname, '../../bff/src/http/document/assets');
const favicon = await readFile(join(folder, 'favicon.svg'), 'utf8');
const background = '#1f4b3f';

interface Icon {
  readonly file: string;
  readonly size: number;
  readonly drawing: number;
  readonly fullBleed: boolean;
}

const icons: readonly Icon[] = [
  { file: 'app-icon-192.png', size: 192, drawing: 1, fullBleed: false },
  { file: 'app-icon-512.png', size: 512, drawing: 1, fullBleed: false },
  { file: 'maskable-icon-512.png', size: 512, drawing: 0.8, fullBleed: true },
  { file: 'touch-icon-180.png', size: 180, drawing: 0.94, fullBleed: true },
];

const browser = await launchBrowser();
try {
  for (const { file, size, drawing, fullBleed } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const picture = `data:image/svg+xml;base64,${Buffer.from(favicon).toString('base64')}`;
    const place = `position:fixed;inset:${((1 - drawing) / 2) * size}px;width:${drawing * size}px`;
    await page.setContent(
      `<body style="margin:0;background:${fullBleed ? background : 'transparent'}"><img src="${picture}" style="${place}">`,
    );
    await page.screenshot({ path: join(folder, file), omitBackground: !fullBleed });
    await page.close();
  }
} finally {
  await browser.close();
}
