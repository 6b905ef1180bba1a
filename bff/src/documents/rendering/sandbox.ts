import { createContext, Script } from 'node:vm';

export interface Sandbox {
  render(request: string): string;
  readonly consoleLines: readonly string[];
}

const MAX_LINES = 10;
const MAX_LINE_LENGTH = 500;

/** Strings cross the border of the context; objects would give the bundle this realm's prototypes. */
const call = new Script('JSON.stringify(render(JSON.parse(request)))');

/** A rendering is over before a timer or a message could arrive. */
class SilentPort {
  onmessage: unknown = null;
  postMessage(): void {}
}
class SilentChannel {
  readonly port1 = new SilentPort();
  readonly port2 = new SilentPort();
}
const noTimer = () => 0;

/** Keeps accidents apart; like any `vm` context it does not stop hostile code, which could publish anything anyway. */
export function createSandbox(bundle: Script): Sandbox {
  const consoleLines: string[] = [];
  const write = (...words: unknown[]) => {
    if (consoleLines.length < MAX_LINES)
      consoleLines.push(words.map(String).join(' ').slice(0, MAX_LINE_LENGTH));
  };
  const globals: Record<string, unknown> = {
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    MessageChannel: SilentChannel,
    setTimeout: noTimer,
    setInterval: noTimer,
    clearTimeout: noTimer,
    clearInterval: noTimer,
    queueMicrotask,
    console: { log: write, info: write, debug: write, warn: write, error: write },
  };
  const context = createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  bundle.runInContext(context);
  return {
    render(request) {
      consoleLines.length = 0;
      globals['request'] = request;
      const result: unknown = call.runInContext(context);
      return typeof result === 'string' ? result : 'null';
    },
    consoleLines,
  };
}
