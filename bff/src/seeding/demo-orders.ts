import type { PostalAddress } from '@gift-registry/bff-contract';
import { z } from 'zod';
import samples from '../../seeds/demo-orders.json' with { type: 'json' };

const demoStep = z.enum(['pay', 'pack', 'ship', 'deliver', 'return', 'cancel', 'refund']);
export type DemoStep = z.infer<typeof demoStep>;

const sample = z.strictObject({
  guestName: z.string(),
  message: z.string().nullable(),
  productKey: z.string(),
  steps: z.array(demoStep),
});

export interface DemoOrder extends z.infer<typeof sample> {
  /** Fixed, so that a second run finds the order. */
  readonly guestId: string;
  readonly address: PostalAddress;
}

const address: PostalAddress = {
  name: 'Asha Rao',
  line1: '14 Pali Hill Road',
  line2: null,
  city: 'Mumbai',
  state: 'Maharashtra',
  pinCode: '400050',
  phone: '9876543210',
};

export const demoOrders: readonly DemoOrder[] = z
  .array(sample)
  .parse(samples)
  .map((order, index) => ({
    ...order,
    guestId: `d3e00000-0000-4000-8000-00000000000${index}`,
    address,
  }));
