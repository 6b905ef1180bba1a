import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sharedByRemote, sharedByShell, sharedModules } from './shared-modules.cjs';

const workspaceRoot = join(import.meta.dirname, '../../..');
const shell = join(workspaceRoot, 'shell');

test('the shell imports every module that it shares', async () => {
  const source = await readFile(join(shell, 'src/shared-runtime.ts'), 'utf8');
  const imported = [...source.matchAll(/^import '(.+)';$/gm)].map(([, request]) => request ?? '');
  for (const request of sharedModules) {
    const covered = request.endsWith('/')
      ? imported.some((path) => path.startsWith(request))
      : imported.includes(request);
    assert.ok(covered, `shared-runtime.ts does not import ${request}`);
  }
});

test('the shell provides eagerly what remotes only consume', () => {
  const provided = sharedByShell(shell);
  const consumed = sharedByRemote(join(workspaceRoot, 'mfe-guest'));
  assert.deepEqual(Object.keys(provided), Object.keys(consumed));
  for (const config of Object.values(provided)) {
    assert.equal(config.eager, true);
    assert.equal(config.singleton, true);
  }
  for (const config of Object.values(consumed)) {
    assert.equal(config.import, false);
    assert.equal(config.singleton, true);
  }
});

test('every remote asks for a version that the shell has', async () => {
  const provided = sharedByShell(shell);
  for (const remote of ['mfe-public', 'mfe-auth', 'mfe-host', 'mfe-guest', 'mfe-admin'])
    for (const [request, { requiredVersion }] of Object.entries(
      sharedByRemote(join(workspaceRoot, remote)),
    ))
      assert.equal(requiredVersion, `^${provided[request]?.version}`, `${remote}: ${request}`);
});

test('a project that does not depend on a shared module is told so', () => {
  assert.throws(() => sharedByShell(join(workspaceRoot, 'workers')), /must depend on react/);
});
