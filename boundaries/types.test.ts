import { SampleWorkspace } from './sample-workspace.ts';

const workspace = new SampleWorkspace();

afterAll(() => workspace.remove());

const SERVER = 'bff/src/server.ts';
const BROWSER = 'mfe-guest/src/card.tsx';

const broken: readonly [code: string, error: string, file?: string][] = [
  ['export const x: string = 1;', 'TS2322'],
  ['export const x: string = 1;', 'TS2322', 'workers/src/main.ts'],
  ['export const x: string = 1;', 'TS2322', 'scripts/start/main.ts'],
  ['export const x: string = 1;', 'TS2322', 'boundaries/sample.ts'],
  ['export const x: string = 1;', 'TS2322', 'bff/contract/src/client/client.ts'],
  ['export const x: string = 1;', 'TS2322', 'shell/contract/src/session.ts'],
  ['export const x: string = 1;', 'TS2322', 'workers/contract/src/queues.ts'],
  ['export const x: string = 1;', 'TS2322', 'shell/src/app.tsx'],
  ['export const x: string = 1;', 'TS2322', 'design-system/src/button.tsx'],
  ['export const x: string = 1;', 'TS2322', 'design-system/src/button.stories.tsx'],
  ['export const x: string = 1;', 'TS2322', 'mfe-host/src/card.test.tsx'],
  ['export const x: string = 1;', 'TS2322', 'e2e/journeys/journey.spec.ts'],
  ['/** @type {string} */\nexports.x = 1;', 'TS2322', 'shell/federation/src/build.cjs'],
  ['/** @type {string} */\nexport const x = 1;', 'TS2322', 'release/src/main.mjs'],
  ['export const x = <p colour="red" />;', 'TS2322', BROWSER],
  ['// @ts-expect-error: nothing is wrong here\nexport const x = 1;', 'TS2578'],
  ['// @ts-expect-error: nothing is wrong here\nexport const x = 1;', 'TS2578', BROWSER],
  ["import { missing } from './missing.ts';\nexport { missing };", 'TS2307'],
  ['export const f = (x) => 1 + Number(x);', 'TS7006'],
  ['export const f = (x: string | null): string => x;', 'TS2322'],
  ['export const f = (x: string[]): string => x[0];', 'TS2322'],
  ['export const f = (): { x?: 1 } => ({ x: undefined });', 'TS2375'],
  ['export class A { f() {} }\nexport class B extends A { f() {} }', 'TS4114'],
  [
    'export function f(x: 1 | 2) { switch (x) { case 1: f(2); case 2: return 1; } return 2; }',
    'TS7029',
  ],
  ["import { PoolConfig } from 'pg';\nexport type P = PoolConfig;", 'TS1484'],
  ['export enum E { A }', 'TS1294'],
  ['export const x = document.title;', 'TS2584', 'workers/src/main.ts'],
];

const samples = broken.map(([code, error, file = SERVER]) => ({
  code,
  error,
  sample: workspace.add(file, `${code}\n`),
}));

const correct = ['bff/src/server.ts', 'mfe-guest/src/card.tsx', 'e2e/journeys/journey.spec.ts'].map(
  (file) => workspace.add(file, '// @ts-expect-error: a wrong type\nexport const x: string = 1;\n'),
);

const reports = workspace.lint();

for (const { code, error, sample } of samples)
  test(`the compiler finds ${error} in ${sample}: ${code}`, () => {
    expect(reports.get(sample) ?? []).toContain(`typescript(${error})`);
  });

test('correct code has no wrong type', () => {
  expect(correct.flatMap((sample) => reports.get(sample) ?? [])).toEqual([]);
});
