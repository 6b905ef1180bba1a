import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { scrapeResultSchema } from '@gift-registry/workers-contract';
import { runCommandLine } from './command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'scrape-'));
afterAll(() => rmSync(folder, { recursive: true }));

const url = 'https://shop.example/p/lamp';
const lamp = `<title>Lamp</title><h1>Lamp</h1><p class="price">₹1,499</p><button>Add to cart</button>`;

function argumentsFor(html: string, options: readonly string[]): string[] {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  return ['--html', file, '--url', url, ...options];
}

async function run(html: string, ...options: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const exitCode = await runCommandLine(argumentsFor(html, options), {
    print: (line) => void lines.push(line),
    printError: (line) => void errors.push(line),
  });
  return { exitCode, stdout: lines.join('\n'), stderr: errors.join('\n') };
}

test('the program prints the result of a saved page as JSON', () => {
  const main = resolve(import.meta.dirname, 'main.ts');
  const { stdout, status } = spawnSync(process.execPath, [main, ...argumentsFor(lamp, [])], {
    encoding: 'utf8',
  });
  const { name, price } = scrapeResultSchema.parse(JSON.parse(stdout));
  expect([name, price, status]).toStrictEqual(['Lamp', 1499, 0]);
});

test('the exit code is 1 when the page is no product', async () => {
  expect((await run('<title>Story</title><p>words</p>')).exitCode).toBe(1);
});

test('--explain prints each price with its family, place and score, and what decided', async () => {
  const { stdout } = await run(lamp, '--explain');
  expect(stdout).toMatch(/^price +1499: shown only$/m);
  expect(stdout).toMatch(/^ +shown +1499 +INR +visible, beside-button, score 0\.\d\d$/m);
});

test.each([
  ['a page nested too deeply', '<div>'.repeat(100_000)],
  ['a page with too many elements', '<p></p>'.repeat(120_000)],
])('%s prints its JSON with the outcome too-large', async (_name, html) => {
  const { stdout, exitCode } = await run(html, '--explain');
  expect(scrapeResultSchema.parse(JSON.parse(stdout)).outcome).toBe('too-large');
  expect(exitCode).toBe(1);
});

test.each([[['--corpus']], [['--verbose']], [['--corpus', '/nowhere']]])(
  'the wrong options %j print the usage instead of a stack trace',
  async (options) => {
    const { exitCode, stderr } = await run(lamp, ...options);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/npm run scrape -- <url>/);
    expect(stderr).not.toMatch(/^ +at /m);
  },
);
