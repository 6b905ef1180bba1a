import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { resolve } from 'node:path';
import { z } from 'zod';

const program = resolve(import.meta.dirname, '../../../../scripts/stand-ins/demo-shop/server.ts');

const products = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    price: z.number(),
    inStock: z.boolean(),
    markup: z.string(),
  }),
);

export interface DemoShop {
  readonly origin: string;
  readonly products: z.infer<typeof products>;
  close(): Promise<void>;
}

async function readOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const [chunk] of on(output, 'data', { close: ['end'] })) {
    const origin = /ready at (\S+)/.exec(String(chunk))?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error('The demo shop did not start.');
}

export async function startDemoShop(): Promise<DemoShop> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await readOrigin(child.stdout);
  const reply = await fetch(`${origin}/products.json`);
  return {
    origin,
    products: products.parse(await reply.json()),
    async close() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
