import { join } from 'node:path';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { nxEnvironment, runMany, runOne } from '../nx/nx.ts';
import { countTasks, countTests, none } from './counts.ts';
import type { Suite } from './suite.ts';

const PRETTIER = join(workspaceRoot, 'node_modules', 'prettier', 'bin', 'prettier.cjs');

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
    name: 'Integration tests',
    command: runMany('test-integration', [], '--parallel=1'),
    env: { ...nxEnvironment, TEST_DATABASE_URL: databaseUrl },
    count: countTests,
  };
}

export const REDIS_SUITE = 'Integration tests with Redis';

export function integrationWithRedis(databaseUrl: string, redisUrl: string): Suite {
  return {
    name: REDIS_SUITE,
    command: runMany('test-integration', ['bff', 'workers'], '--parallel=1'),
    env: { ...nxEnvironment, TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl },
    count: countTests,
  };
}

export function stories(chromium: string): Suite {
  return {
    name: 'Storybook and its tests',
    command: runOne('design-system', 'test-stories', 'static'),
    env: { ...nxEnvironment, CHROMIUM_PATH: chromium },
    count: countTests,
  };
}

export function endToEnd(chromium: string): Suite {
  return {
    name: 'End to end',
    command: runOne('e2e', 'e2e', 'static'),
    env: { ...nxEnvironment, CHROMIUM_PATH: chromium },
    count: countTests,
  };
}

function everywhere(name: string, target: string) {
  return { name, command: runMany(target), env: nxEnvironment };
}
