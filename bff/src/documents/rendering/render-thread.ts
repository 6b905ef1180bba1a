import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Script } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { createSharedSandbox } from './shared-sandbox.ts';

export interface ThreadTask {
  readonly id: number;
  readonly bundle: string;
  readonly request: string;
  readonly shared: boolean;
}

/** `started` is posted when the bundle is loaded and its rendering begins. */
export type ThreadMessage = { readonly started: number } | { readonly warning: Error };

export interface ThreadReply {
  readonly json: string;
  readonly consoleLines: readonly string[];
}

const post = (message: ThreadMessage): void => parentPort?.postMessage(message);

process.removeAllListeners('warning');
process.on('warning', (warning) => post({ warning }));

// Only the start of the thread needs it.
delete process.env['NODE_COMPILE_CACHE'];

/** The shell, five remotes, and the canaries of two. */
const MAX_BUNDLES = 8;

function load(file: string) {
  const script = new Script(readFileSync(file, 'utf8'), { filename: file });
  let next: Sandbox | undefined = createSandbox(script);
  function take(): Sandbox {
    const sandbox = next ?? createSandbox(script);
    next = undefined;
    return sandbox;
  }
  return {
    take,
    shared: createSharedSandbox(take),
    prepareNext(): void {
      next ??= createSandbox(script);
    },
  };
}

const bundles = new LRUCache<string, ReturnType<typeof load>>({
  max: MAX_BUNDLES,
  memoMethod: load,
});

export async function renderInThread(task: ThreadTask): Promise<ThreadReply> {
  const { take, shared, prepareNext } = bundles.memo(task.bundle);
  post({ started: task.id });
  const sandbox = task.shared ? shared : take();
  const json = sandbox.render(task.request);
  // A promise that the bundle left rejected ends the thread during its own rendering, not during one of another release.
  await nextTurn();
  if (!task.shared) setImmediate(prepareNext);
  return { json, consoleLines: [...sandbox.consoleLines] };
}
