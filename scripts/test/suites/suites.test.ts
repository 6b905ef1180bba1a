import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { findProjects } from '../../nx/projects.ts';
import { workspaceRoot } from '../../settings/workspace-root.ts';
import { unitOfServers } from './suites.ts';

const jestConfig = z.object({
  default: z.object({ projects: z.array(z.object({ displayName: z.string() })) }),
});

test('the run of all browser packages and those of the servers hold the unit tests of every project', async () => {
  const config: unknown = await import(
    pathToFileURL(join(workspaceRoot, 'jest.browser.config.mjs')).href
  );
  const browser = jestConfig.parse(config).default.projects.map(({ displayName }) => displayName);
  const all = findProjects();
  const { command } = unitOfServers(all, []);
  const named = command.find((argument) => argument.startsWith('--projects='));
  const servers = named?.split('=')[1]?.split(',') ?? [];
  const withTests = all.filter(({ targets }) => targets.includes('test')).map(({ name }) => name);
  expect([...browser, ...servers].sort()).toEqual(withTests.sort());
});
