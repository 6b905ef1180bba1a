import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { scrapeResultSchema } from '@gift-registry/workers-contract';

const folder = mkdtempSync(join(tmpdir(), 'scrape-'));
afterAll(() => rmSync(folder, { recursive: true }));

const url = 'https://shop.example/p/lamp';

function run(html: string, ...options: string[]) {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  const main = resolve(import.meta.dirname, 'main.ts');
  return spawnSync(process.execPath, [main, '--html', file, '--url', url, ...options], {
    encoding: 'utf8',
  });
}

const lamp = `<title>Lamp</title><h1>Lamp</h1><p class="price">₹1,499</p><button>Add to cart</button>`;

test('a saved page is read, and the exit code says whether it is a product', () => {
  const product = run(lamp);
  const result = scrapeResultSchema.parse(JSON.parse(product.stdout));
  expect([result.name, result.price, product.status]).toStrictEqual(['Lamp', 1499, 0]);
  expect(run('<title>Story</title><p>words</p>').status).toBe(1);
});

test('what was considered is explained', () => {
  expect(run(lamp, '--explain').stdout).toMatch(/^price +0\.\d\d visible +1499$/m);
});

test('words that it does not know are answered with those that it does', () => {
  for (const options of [['--corpus'], ['--verbose'], ['--corpus', '/nowhere']]) {
    const { status, stderr } = run(lamp, ...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(/npm run scrape -- <url>/);
    expect(stderr).not.toMatch(/^ +at /m);
  }
});
