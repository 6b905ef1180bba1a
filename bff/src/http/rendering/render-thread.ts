import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { createSharedSandbox } from './shared-sandbox.ts';

export interface ThreadReply {
  readonly json: string;
  readonly consoleLines: readonly string[];
}

export type ThreadTask =
  | { readonly bundle: string }
  | { readonly request: string; readonly shared: boolean };

let script: Script | undefined;
let next: Sandbox | undefined;
let shared: Sandbox | undefined;

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
