import type { Project } from '../nx/projects.ts';
import type { TestRun } from './suites/run.ts';
import * as suites from './suites/suites.ts';
import { testWithServers, withChromium } from './test-everything.ts';

export async function testArea(
  run: TestRun,
  projects: readonly Project[],
  leftOut: readonly string[],
): Promise<void> {
  const has = (target: string) => projects.some(({ targets }) => targets.includes(target));
  await Promise.all([
    run.suite(suites.lint(projects)),
    run.suites(
      suites.format(projects.map(({ folder }) => folder)),
      ...(has('test') ? [suites.unit(projects, leftOut)] : []),
    ),
  ]);
  if (has('test-integration')) await testWithServers(run, projects, leftOut);
  if (has('test-stories') && suites.storiesRun(leftOut)) await withChromium(run, suites.stories);
  if (has('e2e')) await withChromium(run, (chromium) => suites.journeys(chromium, leftOut));
}
