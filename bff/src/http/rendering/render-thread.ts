import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { createSharedSandbox } from './shared-sandbox.ts';

/** The output of the bundle's `render` as JSON, and the lines that the bundle wrote to its console. */
export interface ThreadReply {
  readonly json: string;
  readonly consoleLines: readonly string[];
}

/** The path of the server bundle to load, or a request as JSON and whether its rendering may share a context. */
export type ThreadTask =
  | { readonly bundle: string }
  | { readonly request: string; readonly shared: boolean };

let script: Script | undefined;
let next: Sandbox | undefined;
let shared: Sandbox | undefined;

/** Its rendering can leave nothing behind for the next one. */
function prepare(): Sandbox {
  if (!script) throw new Error('The thread has not loaded a bundle.');
  return createSandbox(script);
}

function takeNext(): Sandbox {
  const sandbox = next ?? prepare();
  next = undefined;
  setImmediate(() => {
    next ??= prepare();
  });
  return sandbox;
}

/** Loads the bundle of a release, or renders one of its screens. */
export function renderInThread(task: ThreadTask): ThreadReply {
  if ('bundle' in task) {
    script = new Script(readFileSync(task.bundle, 'utf8'), { filename: task.bundle });
    next = prepare();
    shared = createSharedSandbox(takeNext);
    return { json: 'null', consoleLines: [] };
  }
  const sandbox = (task.shared ? shared : undefined) ?? takeNext();
  const json = sandbox.render(task.request);
  return { json, consoleLines: [...sandbox.consoleLines] };
}
