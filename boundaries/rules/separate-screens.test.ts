import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { screensOfRemotes, separateScreens } from './separate-screens.mjs';

const root = join(import.meta.dirname, '../..');
const { forbidden = [] } = configuration;

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'separate-screens-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(join(workspace, dirname(file)), { recursive: true });
  writeFileSync(join(workspace, file), text);
}

async function reported(rules = forbidden): Promise<string[]> {
  const { output } = await cruise(['.'], {
    baseDir: workspace,
    ruleSet: { forbidden: rules.filter(({ name }) => name === 'screens-are-separate') },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('The cruise printed text instead of a result.');
  return output.summary.violations.map(({ from, to }) => `${from} → ${to}`).sort();
}

test('the rule knows every screen of every remote', async () => {
  const remotes = await screensOfRemotes(root);
  expect(remotes.map(({ remote }) => remote)).toEqual([
    'mfe-admin',
    'mfe-auth',
    'mfe-guest',
    'mfe-host',
    'mfe-public',
  ]);
  const expected: string[] = [];
  for (const { remote, screens } of remotes) {
    const [first = '', second = ''] = screens;
    for (const screen of screens) {
      const other = screen === first ? second : first;
      const part = `${remote}/src/screens/${screen}/part.ts`;
      const screenOf = `${remote}/src/screens/${other}/of-${screen}.ts`;
      const featureOf = `${remote}/src/features/some-feature/of-${screen}.ts`;
      write(part, 'export const part = 1;\n');
      write(`${remote}/src/screens/${screen}/own.ts`, "import './part.ts';\n");
      write(screenOf, `import '../${screen}/part.ts';\n`);
      write(featureOf, `import '../../screens/${screen}/part.ts';\n`);
      expected.push(`${screenOf} → ${part}`, `${featureOf} → ${part}`);
    }
  }
  expect(await reported()).toEqual(expected.sort());
});

test('a screen that pages.ts adds is separate, and a folder that it does not list is shared', async () => {
  write('mfe-new/src/pages.ts', "export const pages = [{ screen: 'letter' }];\n");
  write('mfe-new/src/screens/letter/letter-page.ts', "import '../../features/paper/paper.ts';\n");
  write('mfe-new/src/features/paper/paper.ts', "import '../../screens/letter/stamp.ts';\n");
  write('mfe-new/src/screens/letter/stamp.ts', 'export const stamp = 1;\n');
  expect(await reported()).toEqual([]);
  expect(await reported(separateScreens(await screensOfRemotes(workspace)))).toEqual([
    'mfe-new/src/features/paper/paper.ts → mfe-new/src/screens/letter/stamp.ts',
  ]);
});

test('a screen and a feature may have the same name', async () => {
  write(
    'mfe-new/src/pages.ts',
    "export const pages = [{ screen: 'cards' }, { screen: 'card' }];\n",
  );
  write('mfe-new/src/features/cards/words.ts', 'export const words = 1;\n');
  write('mfe-new/src/screens/cards/list.ts', "import '../../features/cards/words.ts';\n");
  write('mfe-new/src/screens/card/view.ts', "import '../cards/list.ts';\n");
  write('mfe-new/src/features/paper/fold.ts', "import '../../screens/cards/list.ts';\n");
  const violations = await reported(separateScreens(await screensOfRemotes(workspace)));
  expect(violations).toEqual([
    'mfe-new/src/features/paper/fold.ts → mfe-new/src/screens/cards/list.ts',
    'mfe-new/src/screens/card/view.ts → mfe-new/src/screens/cards/list.ts',
  ]);
});

test('a screen of one file is separate, too', async () => {
  write(
    'mfe-new/src/pages.ts',
    "export const pages = [{ screen: 'cards' }, { screen: 'card' }];\n",
  );
  write('mfe-new/src/screens/card-page.ts', "import './cards/list.ts';\n");
  write('mfe-new/src/screens/cards/list.ts', "import '../card-page.ts';\n");
  const violations = await reported(separateScreens(await screensOfRemotes(workspace)));
  expect(violations).toEqual([
    'mfe-new/src/screens/card-page.ts → mfe-new/src/screens/cards/list.ts',
    'mfe-new/src/screens/cards/list.ts → mfe-new/src/screens/card-page.ts',
  ]);
});

test('a screen loads the page of another one, and none of its parts', async () => {
  write(
    'mfe-new/src/pages.ts',
    "export const pages = [{ screen: 'cards' }, { screen: 'card' }];\n",
  );
  write('mfe-new/src/screens/card/card-page.ts', 'export const page = 1;\n');
  write('mfe-new/src/screens/card/view.ts', 'export const view = 1;\n');
  write(
    'mfe-new/src/screens/cards/list.ts',
    "await import('../card/card-page.ts');\nawait import('../card/view.ts');\n",
  );
  const violations = await reported(separateScreens(await screensOfRemotes(workspace)));
  expect(violations).toEqual([
    'mfe-new/src/screens/cards/list.ts → mfe-new/src/screens/card/view.ts',
  ]);
});
