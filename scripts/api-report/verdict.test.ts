import { wireFactsOf } from './surface/wire-facts.ts';
import { wireReportOf } from './surface/wire-report.ts';
import { z } from 'zod';
import { isCurrent, wrongVersion } from './verdict.ts';
import { readContract } from './contracts.ts';
import { readSurfaces } from './surface/surface.ts';

const api = (...lines: readonly string[]): string => `\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
const go = 'export function go(): void;';
const stay = 'export function stay(): void;';
const wire = (schema: z.ZodType): string =>
  wireReportOf(wireFactsOf([{ owner: 'GET /api/gifts', direction: 'reply', part: '200', schema }]));
const surface = (text: string, reply: z.ZodType = z.object({ name: z.string() })) =>
  new Map([
    ['index.api.md', text],
    ['wire.json', wire(reply)],
  ]);

const released = { version: '1.4.2', surface: surface(api(go, stay)) };
const verdict = (version: string, now: ReturnType<typeof surface>) =>
  wrongVersion({ folder: 'shell/contract', version }, released, now);

test('a removal demands the next major version, and says how to go on', () => {
  const now = surface(api(go));
  for (const version of ['1.4.2', '1.4.3', '1.5.0', '3.0.0'])
    expect(verdict(version, now)).toBe(
      `shell/contract breaks what was built against it since 1.4.2:
  stay is gone
Set "version": "2.0.0" in shell/contract/package.json and run npm run api-report. To stay compatible, keep the earlier shape beside the new one.`,
    );
  expect(verdict('2.0.0', now)).toBeUndefined();
});

test('a removed field of a reply demands the next major version', () => {
  const now = surface(api(go, stay), z.object({}));
  expect(verdict('1.5.0', now)).toContain('GET /api/gifts < 200.name type is gone');
  expect(verdict('2.0.0', now)).toBeUndefined();
});

test('an addition demands the next minor version, or a major one', () => {
  const now = surface(api(go, stay, 'export function rest(): void;'));
  expect(verdict('1.4.2', now)).toBe(
    `shell/contract adds to it since 1.4.2:
  rest is new
Set "version": "1.5.0" in shell/contract/package.json and run npm run api-report.`,
  );
  expect(verdict('1.5.0', now)).toBeUndefined();
  expect(verdict('2.0.0', now)).toBeUndefined();
});

test('without a change the version stays', () => {
  expect(verdict('1.4.2', released.surface)).toBeUndefined();
  expect(verdict('1.5.0', released.surface)).toContain('is the same as in 1.4.2');
});

test('a report is current until the code in it changes', () => {
  const now = surface(api(go, stay));
  expect(isCurrent(surface(api('// @public', go, '', stay)), now)).toBe(true);
  expect(isCurrent(surface(api(go)), now)).toBe(false);
  expect(isCurrent(new Map(), now)).toBe(false);
});

test('a contract’s own sources have a surface: an export that they lose is found', async () => {
  const contract = readContract('shell/contract');
  const [now] = [...(await readSurfaces([contract])).values()];
  const text = now?.get('index.api.md') ?? '';
  expect(text).toContain('export function Link(');
  const without = new Map([
    ...(now ?? []),
    ['index.api.md', text.replace(/^export function Link\(.*$/m, '')],
  ]);
  expect(
    wrongVersion(contract, { version: contract.version, surface: now ?? new Map() }, without),
  ).toContain('Link is gone');
});
