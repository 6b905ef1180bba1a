import { join } from 'node:path';
import { nxEnvironment, runMany } from '../../nx/nx.ts';
import type { Project } from '../../nx/projects.ts';
import { workspaceRoot } from '../../settings/workspace-root.ts';
import { leftOutEnvironment } from './extended.ts';
import type { Suite } from './suite.ts';

const OXFMT = join(workspaceRoot, 'node_modules', 'oxfmt', 'bin', 'oxfmt');

const namesOf = (projects: readonly Project[]) => projects.map(({ name }) => name);

const reportsOf = (projects: readonly Project[], file: string) =>
  projects.map(({ folder }) => join(workspaceRoot, folder, 'test-results', file));

const withTarget = (projects: readonly Project[], target: string) =>
  projects.filter(({ targets }) => targets.includes(target));

export function format(paths: readonly string[] = ['.']): Suite {
  return {
    name: 'Format',
    command: [OXFMT, '--check', ...paths],
  };
}

/** One compiler for all projects: starting one for each takes four times as long. */
export const lintAll: Suite = {
  name: 'Types, lint and boundaries',
  command: runMany('lint-all'),
  env: nxEnvironment,
};

export const importRules: Suite = {
  name: 'Import cycles and layers',
  command: runMany('imports'),
  env: nxEnvironment,
};

export const unusedCode: Suite = {
  name: 'Unused files, exports and dependencies',
  command: runMany('unused'),
  env: nxEnvironment,
};

export const contractVersions: Suite = {
  name: 'Versions of the contracts',
  command: runMany('contracts'),
  env: nxEnvironment,
};

export function lint(projects: readonly Project[]): Suite {
  return {
    name: 'Types, lint and boundaries',
    command: runMany('lint', namesOf(projects)),
    env: nxEnvironment,
  };
}

export function unitOfServers(all: readonly Project[], leftOut: readonly string[]): Suite {
  const servers = withTarget(all, 'test').filter(({ tags }) => tags.includes('platform:node'));
  return {
    name: 'Unit tests of servers and scripts',
    command: runMany('test', namesOf(servers), '--parallel=1'),
    env: { ...nxEnvironment, ...leftOutEnvironment(leftOut) },
    reports: reportsOf(servers, 'unit.json'),
  };
}

/** One Jest for all browser packages: starting it and its workers for each takes a tenth of the time. */
export function components(leftOut: readonly string[]): Suite {
  return {
    name: 'Component tests',
    command: runMany('test-browser', ['workspace']),
    env: { ...nxEnvironment, ...leftOutEnvironment(leftOut) },
    reports: [join(workspaceRoot, 'test-results', 'browser.json')],
  };
}

export function unit(all: readonly Project[], leftOut: readonly string[]): Suite {
  const projects = withTarget(all, 'test');
  return {
    name: 'Unit and component tests',
    command: runMany('test', namesOf(projects), '--parallel=1'),
    env: { ...nxEnvironment, ...leftOutEnvironment(leftOut) },
    reports: reportsOf(projects, 'unit.json'),
  };
}

export function builds(projects: readonly Project[]): Suite {
  const names = namesOf(withTarget(projects, 'build'));
  return {
    name: 'Builds of shell, remotes and design system',
    command: runMany('build', names, '--parallel=1'),
    env: { ...nxEnvironment, NODE_ENV: 'production' },
  };
}

const throwAwayDatabases = (url: string) => ({
  TEST_DATABASE_URL: url,
  KEEP_TEST_DATABASES: 'true',
});

/** Many of these tests wait for timers and other processes, so two projects with three workers leave no processor idle. */
export function integration(
  all: readonly Project[],
  databaseUrl: string,
  leftOut: readonly string[],
): Suite {
  const projects = withTarget(all, 'test-integration');
  return {
    name: 'Integration tests on PostgreSQL',
    command: runMany('test-integration', namesOf(projects), '--parallel=2'),
    env: { ...nxEnvironment, ...throwAwayDatabases(databaseUrl), ...leftOutEnvironment(leftOut) },
    reports: reportsOf(projects, 'integration.json'),
  };
}

export const REDIS_SUITE = 'Integration tests of queues and events on Redis';

export function integrationWithRedis(
  all: readonly Project[],
  databaseUrl: string,
  redisUrl: string,
): Suite {
  const projects = withTarget(all, 'test-backends');
  return {
    name: REDIS_SUITE,
    command: runMany('test-backends', namesOf(projects), '--parallel=2'),
    env: { ...nxEnvironment, ...throwAwayDatabases(databaseUrl), TEST_REDIS_URL: redisUrl },
    reports: reportsOf(projects, 'redis.json'),
  };
}

/** All of them are extended, so they run together or not at all. */
export const storiesRun = (leftOut: readonly string[]): boolean =>
  !leftOut.some((file) => file.startsWith('design-system/'));

export function stories(chromium: string): Suite {
  return {
    name: 'Stories and package of the design system in Chromium',
    command: runMany('test-stories', ['design-system']),
    env: { ...nxEnvironment, CHROMIUM_PATH: chromium },
    reports: [join(workspaceRoot, 'design-system', 'test-results', 'stories.json')],
  };
}

export function journeys(chromium: string, leftOut: readonly string[]): Suite {
  return {
    name: 'Journeys in Chromium',
    command: runMany('e2e', ['e2e']),
    env: { ...nxEnvironment, CHROMIUM_PATH: chromium, ...leftOutEnvironment(leftOut) },
    reports: [join(workspaceRoot, 'e2e', 'test-results', 'journeys.json')],
  };
}
