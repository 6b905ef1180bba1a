import { measure } from './measure.ts';
import { syntaxOf } from './syntax.ts';

const lines = (count: number): string => 'run();\n'.repeat(count);

test('production code is code of a deployable without tests, stories and generated files', () => {
  const { production, lines: all } = measure(
    new Map([
      ['bff/src/main.ts', lines(3)],
      ['bff/src/main.test.ts', lines(5)],
      ['bff/bench/claim.ts', lines(5)],
      ['bff/contract/openapi.json', lines(9)],
      ['mfe-host/src/gifts/gift.tsx', lines(2)],
      ['mfe-host/src/gifts/gift.module.css', lines(2)],
      ['scripts/start/main.ts', lines(7)],
    ]),
  );
  expect([...production]).toStrictEqual([
    ['bff', 3],
    ['mfe-host', 4],
  ]);
  expect(all).toBe(24);
});

test('a small module is counted when one module of its folder imports it, and no other', () => {
  const { smallFiles } = measure(
    new Map([
      ['bff/src/main.ts', "import './alone.ts';\nimport './shared.ts';\nimport './area/far.ts';\n"],
      ['bff/src/other.ts', "import './shared.ts';\nimport './long.ts';\n"],
      ['bff/src/alone.ts', lines(25)],
      ['bff/src/alone.test.ts', "import './alone.ts';\n"],
      ['bff/src/shared.ts', lines(1)],
      ['bff/src/long.ts', lines(26)],
      ['bff/src/area/far.ts', lines(1)],
    ]),
  );
  expect(smallFiles).toStrictEqual(['bff/src/alone.ts']);
});

test('a folder is full with the sixteenth file', () => {
  const folder = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => [`${name}/file-${index}.ts`, ''] as const);
  const { fullFolders } = measure(
    new Map([...folder('bff/src/areas', 15), ...folder('bff/src/mails', 16)]),
  );
  expect(fullFolders).toStrictEqual(['bff/src/mails']);
});

test('comments are counted as a reader sees them, not where a text looks like one', () => {
  const code = `#!/usr/bin/env node
// One comment
// of two lines.
const address = 'https://gifts.example'; // Another one.
const pattern = /\\/\\*/;

/** Documentation. */
export const view = (
  <p>
    // a text
    {/* The fourth. */}
    {\`/* \${address /* The fifth. */} */\`}
  </p>
);
// The last.
`;
  expect(syntaxOf('view.tsx', code).comments).toBe(6);
  expect(syntaxOf('view.css', '/* One */\na {\n  /* Two\n lines */\n}\n').comments).toBe(2);
});
