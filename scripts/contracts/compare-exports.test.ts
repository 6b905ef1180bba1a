import { levelOf } from './change.ts';
import { compareExports } from './compare-exports.ts';

const report = (...declarations: readonly string[]): string =>
  `## API Report File\n\n\`\`\`ts\n\nimport { z } from 'zod';\n\n${declarations.join('\n\n')}\n\n\`\`\`\n`;

const link = `// @public
export interface LinkProps {
    // (undocumented)
    readonly to: string;
    readonly replace?: boolean;
}`;
const navigate = 'export function navigate(to: string): void;';
const before = report(link, navigate);

const compare = (...now: readonly string[]) => {
  const changes = compareExports(before, report(...now));
  return [levelOf(changes), ...changes.map(({ text }) => text)];
};

test('an equal surface has no change, whatever its documentation says', () => {
  expect(compare(link, navigate)).toStrictEqual([undefined]);
  expect(compare(link.replace('(undocumented)', 'The address.'), navigate)).toStrictEqual([
    undefined,
  ]);
});

test('a removed export is a major change', () => {
  expect(compare(link)).toStrictEqual(['major', 'navigate is gone']);
});

test('an export that only its own package can use afterwards is a major change', () => {
  expect(compare(link, navigate.replace('export ', ''))).toStrictEqual([
    'major',
    'navigate is gone',
  ]);
});

test('a changed signature is a major change', () => {
  expect(compare(link, navigate.replace('to: string', 'to: URL'))).toStrictEqual([
    'major',
    'navigate: "export function navigate(to: string): void;" is gone or changed',
  ]);
});

test('a new parameter is a minor change when it is optional', () => {
  const withParameter = (parameter: string) =>
    compare(link, navigate.replace('string', `string, ${parameter}`))[0];
  expect(withParameter('replace?: boolean')).toBe('minor');
  expect(withParameter('replace?: boolean, state?: string')).toBe('minor');
  expect(withParameter('replace: boolean')).toBe('major');
  expect(withParameter('replace?: boolean, state: string')).toBe('major');
});

test('one more word in a list is a minor change, one less or another order a major one', () => {
  const access = (kinds: string) => `export type Access = ${kinds};`;
  const level = (before: string, now: string) =>
    levelOf(compareExports(report(access(before)), report(access(now))));
  expect(level("'host' | 'admin'", "'host' | 'support' | 'admin'")).toBe('minor');
  expect(level("'host' | 'support' | 'admin'", "'host' | 'admin'")).toBe('major');
  expect(level("'host' | 'admin'", "'admin' | 'host' | 'support'")).toBe('major');
  expect(level("'host' | 'admin'", "'host' | 'admin' | number")).toBe('major');
  expect(level('"admin" | "host"', '"admin" | "auditor" | "host"')).toBe('minor');
  expect(level('"admin" | "host"', '"host" | "support"')).toBe('major');
});

test('a removed member is a major change', () => {
  expect(compare(link.replace('    readonly replace?: boolean;\n', ''), navigate)).toStrictEqual([
    'major',
    'LinkProps: "readonly replace?: boolean;" is gone or changed',
  ]);
});

test('a new export is a minor change', () => {
  expect(compare(link, navigate, 'export function back(): void;')).toStrictEqual([
    'minor',
    'back is new',
  ]);
});

test('a new member is a minor change, unless every caller has to give it', () => {
  const withMember = (member: string) =>
    compare(
      link.replace('    readonly replace', `    readonly ${member};\n    readonly replace`),
      navigate,
    );
  expect(withMember('preload?: boolean')[0]).toBe('minor');
  expect(withMember('preload: boolean')[0]).toBe('major');
});

test('messages for people and values of constants may change', () => {
  const earlier = report(
    'export const route: {\n    readonly summary: "Reads a gift";\n};',
    'export const maxShares = 20;',
  );
  const later = report(
    'export const route: {\n    readonly summary: "Reads one gift";\n};',
    'export const maxShares = 30;',
  );
  expect(compareExports(earlier, later)).toStrictEqual([]);
});

test('a file that is no report is an error, not an empty surface', () => {
  expect(() => compareExports('', before)).toThrow('not an API report');
});
