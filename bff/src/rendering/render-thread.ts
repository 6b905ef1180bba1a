import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { workerData } from 'piscina';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** The output of the bundle's `render` as JSON, and the lines that the bundle wrote to its console. */
export interface ThreadReply {
  readonly json: string;
  readonly consoleLines: readonly string[];
}

/** The path of the release's server bundle. */
function bundleFile(): string {
  const file: unknown = workerData;
  if (typeof file !== 'string') throw new Error('The thread was started without a bundle.');
  return file;
}

let script: Script | undefined;
let next: Sandbox | undefined;

/** A rendering can leave nothing behind for the next one, because each has a context of its own. */
function prepare(): Sandbox {
  const filename = bundleFile();
  script ??= new Script(readFileSync(filename, 'utf8'), { filename });
  return createSandbox(script);
}

/** Renders a request that is given as JSON. Without one, the thread only loads the bundle. */
export function renderInThread(request: string | undefined): ThreadReply {
  const sandbox = next ?? prepare();
  if (request === undefined) {
    next = sandbox;
    return { json: 'null', consoleLines: [] };
  }
  next = undefined;
  const reply = { json: sandbox.render(request), consoleLines: sandbox.consoleLines };
  setImmediate(() => {
    next ??= prepare();
  });
  return reply;
}
