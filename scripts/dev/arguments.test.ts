import { join } from 'node:path';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { parseDevArguments } from './arguments.ts';

test('several projects, by name or by folder, and another system', () => {
  const folder = join(workspaceRoot, 'mfe-host');
  expect(
    parseDevArguments(['mfe-guest', folder, '--against', 'https://staging.example/guest']),
  ).toStrictEqual({
    folders: [join(workspaceRoot, 'mfe-guest'), folder],
    against: 'https://staging.example',
  });
  expect(parseDevArguments(['shell']).against).toBeUndefined();
});

test('each mistake gets a message that says how to go on', () => {
  expect(() => parseDevArguments([])).toThrow(/^Name what to work on: npm run dev -- mfe-/);
  expect(() => parseDevArguments(['mfe-gest'])).toThrow(/^mfe-gest is neither a project nor/);
  expect(() => parseDevArguments(['shell', '--against', 'staging'])).toThrow(/^--against is an/);
  expect(() => parseDevArguments(['shell', '--hot'])).toThrow(/^Usage: npm run dev/);
});
