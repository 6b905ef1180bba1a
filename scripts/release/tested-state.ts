import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { git } from '../git.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';

const file = join(workspaceRoot, 'node_modules/.cache/gift-registry/tested.json');
const stamps = z.record(z.string(), z.string());

/** A name for the commit with all changes that it lacks; undefined outside of a repository. */
export async function currentState(): Promise<string | undefined> {
  const parts = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain'),
    git('diff', 'HEAD'),
  ]);
  if (parts.includes(undefined)) return undefined;
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

function readStamps(): z.infer<typeof stamps> {
  try {
    return stamps.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Remembers that the tests of these projects passed for the state before and after them. */
export async function stampTested(
  projects: readonly string[],
  before: string | undefined,
): Promise<void> {
  if (before === undefined || before !== (await currentState())) return;
  const added = Object.fromEntries(projects.map((project) => [project, before]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readStamps(), ...added }));
}

export async function isTested(project: string): Promise<boolean> {
  const state = await currentState();
  return state !== undefined && readStamps()[project] === state;
}
