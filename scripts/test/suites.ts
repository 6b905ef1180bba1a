import { join } from 'node:path';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { nxEnvironment } from '../start/build.ts';
import { countTasks, countTests, none } from './counts.ts';
import type { Suite } from './suite.ts';

const modules = join(workspaceRoot, 'node_modules');
const NX = join(modules, 'nx', 'dist', 'bin', 'nx.js');
const PRETTIER = join(modules, 'prettier', 'bin', 'prettier.cjs');

export const format: Suite = {
  name: 'Format',
  command: [PRETTIER, '--check', '--cache', '--log-level=warn', '.'],
  count: (_, succeeded) => (succeeded ? { ...none, passed: 1 } : none),
};

export const lint: Suite = { ...everywhere('Lint and boundaries', 'lint'), count: countTasks };

export const types: Suite = { ...everywhere('Types', 'typecheck'), count: countTasks };

export const unit: Suite = { ...everywhere('Unit tests', 'test'), count: countTests };

export function integration(databaseUrl: string): Suite {
  return {
    ...everywhere('Integration tests', 'test-integration', '--parallel=1'),
    env: { ...nxEnvironment, TEST_DATABASE_URL: databaseUrl },
    count: countTests,
  };
}

export const REDIS_SUITE = 'Integration tests with Redis';

export function integrationWithRedis(databaseUrl: string, redisUrl: string): Suite {
  const queueUsers = ['--parallel=1', '--projects=bff,workers'];
  return {
    ...everywhere(REDIS_SUITE, 'test-integration', ...queueUsers),
    env: { ...nxEnvironment, TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl },
    count: countTests,
  };
}

export function stories(chromium: string): Suite {
  return {
    name: 'Storybook and its tests',
    command: [NX, 'run', 'design-system:test-stories', '--outputStyle=static'],
    env: { ...nxEnvironment, CHROMIUM_PATH: chromium },
    count: countTests,
  };
}

export function endToEnd(chromium: string): Suite {
  return {
    name: 'End to end',
    command: [NX, 'run', 'e2e:e2e', '--outputStyle=static'],
    env: { ...nxEnvironment, CHROMIUM_PATH: chromium },
    count: countTests,
  };
}

function everywhere(name: string, target: string, ...options: string[]) {
  return {
    name,
    command: [NX, 'run-many', '-t', target, '--outputStyle=static', ...options],
    env: nxEnvironment,
  };
}
