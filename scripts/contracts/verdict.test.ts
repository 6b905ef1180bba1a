import { shellContract } from './contract.ts';
import { readSurfaces } from './surface.ts';
import { isCurrent, wrongVersion } from './verdict.ts';

const api = (...lines: readonly string[]): string => `\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
const go = 'export function go(): void;';
const stay = 'export function stay(): void;';
const openapi = (fields: readonly string[]): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      '/api/gifts': {
        get: {
          responses: {
            200: {
              description: 'OK',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: Object.fromEntries(
                      fields.map((name) => [name, { type: 'string' }]),
                    ),
                    required: fields,
                  },
                },
              },
            },
          },
        },
      },
    },
  });
const surface = (text: string, fields: readonly string[] = ['name']) =>
  new Map([
    ['api-report/index.api.md', text],
    ['openapi.json', openapi(fields)],
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
Set "version": "2.0.0" in shell/contract/package.json and run npm run contracts. To stay compatible, keep the earlier shape beside the new one.`,
    );
  expect(verdict('2.0.0', now)).toBeUndefined();
});

test('a removed field of a reply demands the next major version', () => {
  const now = surface(api(go, stay), []);
  expect(verdict('1.5.0', now)).toContain('GET /api/gifts, reply: name is gone');
  expect(verdict('2.0.0', now)).toBeUndefined();
});

test('an addition demands the next minor version, or a major one', () => {
  const now = surface(api(go, stay, 'export function rest(): void;'));
  expect(verdict('1.4.2', now)).toBe(
    `shell/contract adds to it since 1.4.2:
  rest is new
Set "version": "1.5.0" in shell/contract/package.json and run npm run contracts.`,
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
  expect(isCurrent(surface(api(go, stay), []), now)).toBe(false);
  expect(isCurrent(new Map(), now)).toBe(false);
});

test('the contracts’ own sources have a surface: an export that is lost is found', async () => {
  const surfaces = await readSurfaces();
  const now = surfaces.get(shellContract) ?? new Map<string, string>();
  const name = 'api-report/index.api.md';
  const text = now.get(name) ?? '';
  expect(text).toContain('export function Link(');
  const without = new Map([...now, [name, text.replace(/^export function Link\(.*$/m, '')]]);
  expect(
    wrongVersion(shellContract, { version: shellContract.version, surface: now }, without),
  ).toContain('Link is gone');
});
