import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { renderResult, type RenderRequest } from '@gift-registry/bff-contract';
import type { ThreadReply, ThreadTask } from './render-thread.ts';

export interface RenderLimits {
  readonly renderTimeoutMs: number;
  readonly loadTimeoutMs: number;
  readonly heapMb: number;
  readonly maxWaiting: number;
  readonly maxHtml: number;
}

export const defaultLimits: RenderLimits = {
  renderTimeoutMs: 3_000,
  loadTimeoutMs: 15_000,
  heapMb: 64,
  maxWaiting: 200,
  maxHtml: 1_000_000,
};

interface RendererOptions {
  readonly findBundle: () => Promise<string | undefined>;
  readonly limits: RenderLimits;
  readonly warn: (details: object, message: string) => void;
}

/** The limit of time ended it. */
export class RenderingKilledError extends Error {
  override readonly name = 'RenderingKilledError';
}

export interface RenderingOptions {
  /** Everybody with the link may see the page, so its rendering may use a context that others have used. */
  readonly shared: boolean;
}

export interface ReleaseRenderer {
  render(request: RenderRequest, options: RenderingOptions): Promise<string>;
  isBusy(): boolean;
  close(): Promise<void>;
}

export function createReleaseRenderer({
  findBundle,
  limits,
  warn,
}: RendererOptions): ReleaseRenderer {
  const pool = new Piscina<ThreadTask, ThreadReply>({
    filename: import.meta.resolve('./render-thread.ts'),
    name: 'renderInThread',
    minThreads: 1,
    maxThreads: 1,
    // A thread that waits in `Atomics.wait` would not prepare its next rendering.
    atomics: 'disabled',
    // A bundle gets no secrets of the process.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 4 },
  });
  let loaded = false;
  // The error of a thread without a task; one with a task rejects that task.
  pool.on('error', (err: unknown) => {
    loaded = false;
    warn({ err }, 'rendering thread failed');
  });
  // Piscina's own queue would count waiting towards a rendering's time.
  const turn = pLimit(1);

  async function run(task: ThreadTask, timeoutMs: number): Promise<ThreadReply> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      return await pool.run(task, { signal: limit.signal });
    } catch (error) {
      throw limit.signal.aborted
        ? new RenderingKilledError(`The rendering took longer than ${timeoutMs} ms.`)
        : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function load(): Promise<void> {
    if (loaded) return;
    const bundle = await findBundle();
    if (bundle === undefined) throw new Error('The server bundle is missing.');
    await run({ bundle }, limits.loadTimeoutMs);
    loaded = true;
  }

  void turn(load).catch((err: unknown) => warn({ err }, 'server bundle could not be loaded'));

  return {
    isBusy: () => turn.pendingCount >= limits.maxWaiting,
    async render(request, { shared }) {
      const reply = await turn(async () => {
        await load();
        try {
          return await run({ request: JSON.stringify(request), shared }, limits.renderTimeoutMs);
        } catch (error) {
          loaded = false;
          throw error;
        }
      });
      if (reply.consoleLines.length > 0)
        warn({ lines: reply.consoleLines }, 'the server bundle wrote to its console');
      const { html } = renderResult.parse(JSON.parse(reply.json));
      if (html.length > limits.maxHtml) throw new Error('The html is too long.');
      return html;
    },
    close: () => pool.destroy(),
  };
}
