import { makeDeployToken } from '../features/releases/deploy-tokens.ts';
import { byCommand } from '../features/releases/release-list.repository.ts';
import type { TestApp } from './test-app.ts';

export const newDeployToken = (
  { deps }: Pick<TestApp, 'deps'>,
  project: string,
  minutes: number | null = null,
) => makeDeployToken(deps.db, byCommand, { project, label: 'Test', minutes });
