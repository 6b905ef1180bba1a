import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** The output of the bundle's `render` as JSON, and the lines that the bundle wrote to its console. */
export interface ThreadReply {
  readonly json: string;
  readonly consoleLines: readonly string[];
}

/** The path of the server bundle to load, or a request as JSON. */
export type ThreadTask = { readonly bundle: string } | { readonly request: string };

let script: Script | undefined;
let next: Sandbox | undefined;

/** A rendering can leave nothing behind for the next one, because each has a context of its own. */
function prepare(): Sandbox {
  if (!script) throw new Error('The thread has not loaded a bundle.');
  return createSandbox(script);
}

/** Loads the bundle of a release, or renders one of its screens. */
export function renderInThread(task: ThreadTask): ThreadReply {
  if ('bundle' in task) {
    script = new Script(readFileSync(task.bundle, 'utf8'), { filename: task.bundle });
    next = prepare();
    return { json: 'null', consoleLines: [] };
  }
  const sandbox = next ?? prepare();
  next = undefined;
  const reply = { json: sandbox.render(task.request), consoleLines: sandbox.consoleLines };
  setImmediate(() => {
    next ??= prepare();
  });
  return reply;
}
