import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { RazorpaySettings } from '../../platform/payments/razorpay-adapter.ts';
import { freePort } from './free-port.ts';

const program = resolve(
  import.meta.dirname,
  '../../../../scripts/stand-ins/payment-provider/server.ts',
);

const START_TIMEOUT_MS = 20_000;

export type PaymentOutcome = 'paid' | 'failed' | 'wrong-amount' | 'late';

export interface PaymentFaults {
  readonly doubled?: number;
  readonly lost?: number;
  readonly wrongSignature?: number;
  readonly wrongAmount?: number;
  readonly longestDelayMs?: number;
}

const totals = z.object({
  totals: z.array(z.object({ reference: z.string(), paid: z.int(), refunded: z.int() })),
});

const counts = z.object({ received: z.int(), refused: z.int(), lost: z.int() });

export interface PaymentProviderProcess {
  readonly settings: RazorpaySettings;
  newLink(reference: string, paise: number): Promise<string>;
  pay(url: string, outcome?: PaymentOutcome): Promise<string>;
  setFaults(faults: PaymentFaults): Promise<void>;
  totals(): Promise<z.output<typeof totals>['totals']>;
  settled(): Promise<z.output<typeof counts>>;
  stop(): Promise<void>;
}

export async function startPaymentProvider(
  ...webhookUrls: readonly string[]
): Promise<PaymentProviderProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    origin,
    keyId: 'rzp_test_key',
    keySecret: 'a-key-for-tests-only',
    webhookSecret: 'a-secret-for-tests-only',
  };
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PAYMENT_PROVIDER_PORT: String(port),
      RAZORPAY_KEY_ID: settings.keyId,
      RAZORPAY_KEY_SECRET: settings.keySecret,
      RAZORPAY_WEBHOOK_SECRET: settings.webhookSecret,
      ...(webhookUrls.length > 0 && { PAYMENT_WEBHOOK_URL: webhookUrls.join(' ') }),
    },
  });
  const exited = once(child, 'exit');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error('The payment provider did not start.');
    await delay(100);
  }

  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;
  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${origin}${path}`, {
      headers: { authorization },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status} at ${path}.`);
    return response.json();
  }

  return {
    settings,
    async newLink(reference, paise) {
      const link = await call('/v1/payment_links', {
        ...{ amount: paise, reference_id: reference, description: 'A gift' },
        expire_by: Math.floor(Date.now() / 1_000) + 2_400,
        callback_url: 'http://127.0.0.1:3000/order',
      });
      return z.object({ short_url: z.url() }).parse(link).short_url;
    },
    async pay(url, outcome = 'paid') {
      const id = new URL(url).pathname.split('/').at(-1) ?? '';
      return z.object({ next: z.url() }).parse(await call(`/test/pay/${id}`, { outcome })).next;
    },
    async setFaults(faults) {
      await call('/test/faults', faults);
    },
    totals: async () => totals.parse(await call('/test/totals')).totals,
    settled: async () => counts.parse(await call('/test/settled')),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
