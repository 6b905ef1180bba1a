import { SampleWorkspace } from './sample-workspace.ts';

const workspace = new SampleWorkspace();

afterAll(() => workspace.remove());

const SERVER = 'bff/src/server.ts';
const BROWSER = 'mfe-guest/src/api.ts';
const COMPONENT = 'mfe-guest/src/card.tsx';
const HOOK = 'mfe-guest/src/use-card.ts';

const SERVICE = 'bff/src/features/items/remove-items.ts';
const REPOSITORY = 'bff/src/features/items/items.repository.ts';
const IMPORT_TRANSACT =
  "import { transact } from '../../platform/database/transact.ts';\nexport { transact };";

const hook = (body: string) =>
  `import { useEffect, useId, useMemo, useRef, useState } from 'react';\nexport function useCard(p: { list: string[] }) { ${body} }`;
const component = (body: string) =>
  `import { useEffect, useId, useMemo, useRef, useState } from 'react';\nlet outside = 0;\nexport function Card(p: { list: string[] }) { ${body} }\nexport const read = () => outside;`;

const dialog = (attributes: string) =>
  `import { useHistoryLayer } from '@gift-registry/shell-contract';\nimport { Dialog } from '@gift-registry/design-system/dialog';\nexport function Card() { const layer = useHistoryLayer('card'); return <Dialog ${attributes} title={String(layer.open)} />; }`;

const broken: readonly [rule: string, code: string, file?: string][] = [
  ['typescript(await-thenable)', 'export async function f() { await 1; }'],
  ['typescript(ban-ts-comment)', '// @ts-expect-error\nexport const x: string = 1;'],
  [
    'typescript(ban-ts-comment)',
    '// @ts-ignore: a reason that is long enough\nexport const x = 1;',
  ],
  [
    'typescript(consistent-type-imports)',
    "import { Pool } from 'pg';\nexport const f = (x: Pool) => String(x);",
  ],
  ['typescript(no-duplicate-enum-values)', 'export enum E { A = 1, B = 1 }'],
  [
    'typescript(no-dynamic-delete)',
    'export const f = (x: Record<string, 1>, k: string) => { delete x[k]; };',
  ],
  ['typescript(no-empty-object-type)', 'export type T = {};'],
  ['typescript(no-explicit-any)', 'export const f = (x: any) => typeof x;'],
  ['typescript(no-extra-non-null-assertion)', 'export const f = (x?: { y: 1 }) => x!!.y;'],
  ['typescript(no-extraneous-class)', 'export class C { static x = 1; }'],
  ['typescript(no-floating-promises)', 'export function f() { Promise.resolve(1); }'],
  ['typescript(no-invalid-void-type)', 'export type T = string | void;'],
  ['typescript(no-misused-new)', 'export interface I { new (): I; }'],
  ['typescript(no-misused-promises)', 'export const f = () => [1].forEach(async () => {});'],
  ['typescript(no-namespace)', 'export namespace N { export const x = 1; }'],
  [
    'typescript(no-non-null-asserted-nullish-coalescing)',
    'export const f = (x: () => 1 | undefined) => x()! ?? 1;',
  ],
  ['typescript(no-non-null-asserted-optional-chain)', 'export const f = (x?: { y: 1 }) => x?.y!;'],
  ['typescript(no-non-null-assertion)', 'export const f = (x?: { y: 1 }) => x!.y;'],
  ['typescript(no-require-imports)', "import fs = require('node:fs');\nexport { fs };"],
  [
    'typescript(no-this-alias)',
    'export class C { x = 1; f() { const self = this; return () => self.x; } }',
  ],
  [
    'typescript(no-unnecessary-type-constraint)',
    'export const f = <T extends unknown>(x: T) => x;',
  ],
  ['typescript(no-unsafe-argument)', 'export const f = (x: any) => parseInt(x);'],
  [
    'typescript(no-unsafe-assignment)',
    'export function f(x: any) { const y = x; return String(y); }',
  ],
  ['typescript(no-unsafe-call)', 'export const f = (x: any): void => { x(); };'],
  ['typescript(no-unsafe-declaration-merging)', 'export interface C { y: 1 }\nexport class C {}'],
  ['typescript(no-unsafe-function-type)', 'export type T = Function;'],
  [
    'typescript(no-unsafe-member-access)',
    'export const f = (x: any): unknown => { const y: unknown = x.y; return y; };',
  ],
  ['typescript(no-unsafe-return)', 'export const f = (x: any): string => { return x; };'],
  ['typescript(no-wrapper-object-types)', 'export type T = String;'],
  ['typescript(prefer-as-const)', "export const x = 'a' as 'a';"],
  ['typescript(prefer-literal-enum-member)', 'const y = 1;\nexport enum E { A = y }'],
  ['typescript(prefer-namespace-keyword)', 'declare module Foo { const x: 1; }\nexport {};'],
  [
    'typescript(switch-exhaustiveness-check)',
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  ],
  ['typescript(triple-slash-reference)', '/// <reference path="./other.ts" />\nexport {};'],
  [
    'typescript(unified-signatures)',
    'export declare function f(x: number): void;\nexport declare function f(x: string): void;',
  ],
  ['eslint(eqeqeq)', 'export const f = (x: number) => x == 1;'],
  ['eslint(no-array-constructor)', 'export const x = new Array(0, 1);'],
  ['eslint(no-empty)', 'export const f = () => { try { f(); } catch {} };'],
  ['eslint(no-unused-expressions)', 'export const f = (x: number) => { x + 1; };'],
  ['eslint(no-unused-vars)', 'const x = 1;\nexport {};'],
  [
    'eslint(no-unused-vars)',
    'export const f = () => { try { f(); } catch (error) { return 1; } };',
  ],
  ['eslint(no-unused-vars)', 'export const f = <T>(x: number) => x;'],
  ['eslint(no-useless-constructor)', 'export class C { x = 1; constructor() {} }'],
  ['eslint(no-var)', 'export var x = 1;'],
  ['eslint(prefer-const)', 'let x = 1;\nexport const f = () => x;'],
  ['eslint(prefer-rest-params)', 'export function f() { return arguments; }'],
  ['eslint(prefer-spread)', 'export const f = (x: number[]) => Math.max.apply(Math, x);'],
  ['import(no-default-export)', 'export default 1;'],
  ['import(no-default-export)', 'export default 1;', BROWSER],
  ['house(plain-words)', '// What a guest sees.\nexport {};'],
  ['house(plain-words)', "test('how it ends', () => {});", 'bff/src/server.test.ts'],
  ['house(plain-words)', '// Waits at the turnstile.\nexport {};', COMPONENT],
  ['house(history-layers)', dialog('open onOpenChange={() => {}}'), COMPONENT],
  ['house(history-layers)', dialog('layer={{ open: true, onOpenChange: () => {} }}'), COMPONENT],
  ['house(history-layers)', 'export const Card = () => <ul popover="auto" />;', COMPONENT],
  ['house(history-layers)', 'export const Card = () => <dialog open />;', 'shell/src/card.tsx'],
  ['house(formats)', "export const f = new Intl.NumberFormat('en-IN');", BROWSER],
  ['house(formats)', 'export const f = (day: Date) => day.toLocaleDateString();'],
  ['house(formats)', 'export const f = (day: Date) => day.toISOString().slice(0, 16);', BROWSER],
  ['house(formats)', "export const f = (at: string) => at.slice(0, 16).replace('T', ' ');"],
  ['house(transactions)', 'export const f = (db: { transaction(): void }) => db.transaction();'],
  [
    'house(transactions)',
    'export const f = (db: { transaction(): void }) => db.transaction();',
    SERVICE,
  ],
  ['house(transactions)', IMPORT_TRANSACT, REPOSITORY],
  ['house(transactions)', IMPORT_TRANSACT, 'bff/src/features/items/items.routes.ts'],
  ['house(statements)', "import { sql } from 'kysely';\nexport { sql };", SERVICE],
  [
    'house(statements)',
    'export const f = (db: { deleteFrom(x: 1): void }) => db.deleteFrom(1);',
    SERVICE,
  ],
  ['eslint(no-console)', "console.log('x');\nexport {};", BROWSER],
  ['react-hooks(rules-of-hooks)', hook('if (p.list.length) { useId(); } return 1;'), HOOK],
  [
    'react-hooks(exhaustive-deps)',
    hook('useEffect(() => { document.title = String(p.list); }, []);'),
    HOOK,
  ],
  ['react(error-boundaries)', component('try { return <p />; } catch { return null; }'), COMPONENT],
  ['react(globals)', component('outside = 1; return <p />;'), COMPONENT],
  [
    'react(immutability)',
    component('const [own] = useState({ a: 1 }); own.a = 2; return <p>{own.a}</p>;'),
    COMPONENT,
  ],
  [
    'react(incompatible-library)',
    "import { useForm } from 'react-hook-form';\nexport function Card() { const form = useForm(); return <p>{String(form.watch('x'))}</p>; }",
    COMPONENT,
  ],
  ['react(purity)', component('return <p>{Math.random()}</p>;'), COMPONENT],
  ['react(refs)', component('const ref = useRef(1); return <p>{ref.current}</p>;'), COMPONENT],
  [
    'react(set-state-in-effect)',
    component(
      'const [on, set] = useState(1); useEffect(() => { set(2); }, []); return <p>{on}</p>;',
    ),
    COMPONENT,
  ],
  [
    'react(set-state-in-render)',
    component('const [on, set] = useState(1); set(2); return <p>{on}</p>;'),
    COMPONENT,
  ],
  ['react(unsupported-syntax)', component("eval('1'); return <p />;"), COMPONENT],
  [
    'react(use-memo)',
    component('const text = useMemo((x) => x, []); return <p>{text}</p>;'),
    COMPONENT,
  ],
];

const samples = broken.map(([rule, code, file = SERVER]) => ({
  rule,
  code,
  sample: workspace.add(file, `${code}\n`),
}));

const correct = [
  workspace.add(SERVER, 'export const f = async (x: unknown) => { await Promise.resolve(x); };\n'),
  workspace.add(
    'mfe-guest/src/card/card-page.tsx',
    "import { useState } from 'react';\nexport default function Page() { const [on] = useState(1); return <p>{on}</p>; }\n",
  ),
  workspace.add(COMPONENT, `${dialog('layer={layer}')}\n`),
  workspace.add(
    'bff/src/platform/database/transact.ts',
    'export const transact = (db: { transaction(): void }) => { db.transaction(); };\n',
  ),
  workspace.add(REPOSITORY, "import { sql } from 'kysely';\nexport { sql };\n"),
  workspace.add(SERVICE, "import type { Kysely } from 'kysely';\nexport type K = Kysely<1>;\n"),
  workspace.add(
    'bff/contract/src/formats/dates.ts',
    'export const f = (day: Date) => day.toLocaleDateString();\n',
  ),
];

const silencing = [
  '/* oxlint-disable */\nexport var x = 1;\n',
  '/* eslint-disable */\nexport var x = 1;\n',
  'export {};\n// oxlint-disable-next-line\nvar x = 1;\n',
  'export var x = 1; // oxlint-disable-line no-var\n',
].map((text) => workspace.add(SERVER, text));

const reports = workspace.lint();

for (const { rule, code, sample } of samples)
  test(`${rule} finds its error in ${code}`, () => {
    expect(reports.get(sample) ?? []).toContain(rule);
  });

test('correct code breaks no rule', () => {
  expect(correct.flatMap((sample) => reports.get(sample) ?? [])).toEqual([]);
});

test.each(silencing)('a comment that silences rules is reported in %s', (sample) => {
  expect(reports.get(sample)).toContain('house(no-inline-config)');
});
