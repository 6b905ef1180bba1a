import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.object({ result: z.object({ value: z.unknown().optional() }).optional() }).optional(),
});
const targets = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));

export interface RawTab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  crashed(): Promise<void>;
  close(): void;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

export async function findRawTab(port: number): Promise<RawTab> {
  const list = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json());
  const address = list.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
  if (!address) throw new Error('The browser has no tab.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (value: unknown) => void>();
  const crashes: (() => void)[] = [];
  let crashCount = 0;
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result } = message.parse(JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result?.result?.value);
    if (method !== 'Inspector.targetCrashed') return;
    crashCount += 1;
    for (const [, answer] of waiting) answer(undefined);
    waiting.clear();
    crashes.splice(0).forEach((tell) => tell());
  });

  function send(method: string, params: object = {}): Promise<unknown> {
    const id = (lastId += 1);
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  let seen = 0;
  await Promise.all([send('Inspector.enable'), send('Page.enable')]);
  return {
    open: async (url) => void (await send('Page.navigate', { url })),
    reload: async () => void (await send('Page.reload')),
    evaluate: (expression) => send('Runtime.evaluate', { expression, returnByValue: true }),
    async crashed() {
      if (crashCount === seen) await new Promise<void>((resolve) => crashes.push(resolve));
      seen += 1;
    },
    close: () => socket.close(),
  };
}
