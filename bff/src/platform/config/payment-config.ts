import { z } from 'zod';
import { meanings, notSet, type Variables } from '@gift-registry/workers-contract';

const RAZORPAY_ORIGIN = 'https://api.razorpay.com';

const text = z.string().trim().min(1);

export const paymentVariables = {
  PAYMENTS: z
    .enum(['manual', 'razorpay', 'demo'], 'must be manual, razorpay or demo')
    .default('manual')
    .register(meanings, {
      meaning:
        'how orders are paid: `manual` (the team books the money), `razorpay`, or `demo` (a local provider: what `npm start` chooses in development; refused in production)',
    }),
  RAZORPAY_KEY_ID: text.optional().register(meanings, {
    meaning:
      'required with `PAYMENTS=razorpay`; let the webhook call `{PUBLIC_BASE_URL}/api/payments/events`',
  }),
  RAZORPAY_KEY_SECRET: text.optional().register(meanings, {
    meaning: 'required with `PAYMENTS=razorpay`',
    secret: true,
  }),
  RAZORPAY_WEBHOOK_SECRET: text.optional().register(meanings, {
    meaning: 'required with `PAYMENTS=razorpay`: the secret of its webhook',
    secret: true,
  }),
  PAYMENT_PROVIDER_ORIGIN: z
    .url({ protocol: /^http$/, error: 'must be a web address' })
    .optional()
    .register(meanings, { meaning: 'the address of the local provider, with `PAYMENTS=demo`' }),
};

interface PaymentEnvironment {
  readonly PAYMENTS: 'manual' | 'razorpay' | 'demo';
  readonly RAZORPAY_KEY_ID?: string | undefined;
  readonly RAZORPAY_KEY_SECRET?: string | undefined;
  readonly RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  readonly PAYMENT_PROVIDER_ORIGIN?: string | undefined;
}

export type PaymentConfig =
  | { readonly adapter: 'manual' }
  | {
      readonly adapter: 'razorpay' | 'demo';
      readonly origin: string;
      readonly keyId: string;
      readonly keySecret: string;
      readonly webhookSecret: string;
    };

/** The origins of a provider's pages, to which a form without scripts leads. */
export function paymentPages(config: PaymentConfig): readonly string[] {
  switch (config.adapter) {
    case 'manual':
      return [];
    case 'demo':
      return [config.origin];
    case 'razorpay':
      return ['https://rzp.io', 'https://razorpay.com', 'https://*.razorpay.com'];
  }
}

const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

export function paymentProblems(set: Variables): string[] {
  const way = set['PAYMENTS'];
  if (way !== 'razorpay' && way !== 'demo') return [];
  if (way === 'demo' && set['NODE_ENV'] === 'production')
    return ['PAYMENTS must not be demo with NODE_ENV=production.'];
  const required = way === 'demo' ? [...keys, 'PAYMENT_PROVIDER_ORIGIN'] : keys;
  return required
    .filter((name) => set[name] === undefined)
    .map((name) => notSet(name, `PAYMENTS=${way}`));
}

export function paymentConfigOf(env: PaymentEnvironment): PaymentConfig {
  if (env.PAYMENTS === 'manual') return { adapter: 'manual' };
  return {
    adapter: env.PAYMENTS,
    origin: env.PAYMENTS === 'demo' ? (env.PAYMENT_PROVIDER_ORIGIN ?? '') : RAZORPAY_ORIGIN,
    keyId: env.RAZORPAY_KEY_ID ?? '',
    keySecret: env.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? '',
  };
}
