import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedByRemote, sharedByShell, sharedModules } from './shared-modules.cjs';

const workspaceRoot = join(import.meta.dirname, '../../..');
const shell = join(workspaceRoot, 'shell');

test('the shell imports every module that it shares', async () => {
  const source = await readFile(join(shell, 'src/shared-runtime.ts'), 'utf8');
  const imported = [...source.matchAll(/^import '(.+)';$/gm)].map(([, request]) => request ?? '');
  const isImported = (request: string) =>
    request.endsWith('/')
      ? imported.some((path) => path.startsWith(request))
      : imported.includes(request);
  expect(sharedModules.filter((request) => !isImported(request))).toStrictEqual([]);
});

test('the shell provides every shared module eagerly and remotes bundle none', () => {
  const provided = sharedByShell(shell);
  const consumed = sharedByRemote(join(workspaceRoot, 'mfe-guest'));
  expect(Object.keys(provided)).toStrictEqual(Object.keys(consumed));
  for (const config of Object.values(provided)) {
    expect(config.eager).toBe(true);
    expect(config.singleton).toBe(true);
  }
  for (const config of Object.values(consumed)) {
    expect(config.import).toBe(false);
    expect(config.singleton).toBe(true);
  }
});

test('every remote requires a version that the shell provides', async () => {
  const provided = sharedByShell(shell);
  for (const remote of ['mfe-public', 'mfe-auth', 'mfe-host', 'mfe-guest', 'mfe-admin'])
    for (const [request, { requiredVersion }] of Object.entries(
      sharedByRemote(join(workspaceRoot, remote)),
    ))
      expect({ case: `${remote}: ${request}`, got: requiredVersion }).toStrictEqual({
        case: `${remote}: ${request}`,
        got: `^${provided[request]?.version}`,
      });
});

test('a project that does not declare a shared module fails with the name of the package', () => {
  expect(() => sharedByShell(join(workspaceRoot, 'workers'))).toThrow(/must depend on react/);
});
