import { z } from 'zod';
import { postalAddress, type PostalAddress } from '@gift-registry/bff-contract';
import listed from '../../seeds/demo.json' with { type: 'json' };

const account = z.strictObject({
  email: z.email(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

const demoStep = z.enum(['pay', 'pack', 'ship', 'deliver', 'return', 'cancel', 'refund']);
export type DemoStep = z.infer<typeof demoStep>;

const order = z.strictObject({
  guestName: z.string(),
  message: z.string().nullable(),
  productKey: z.string(),
  steps: z.array(demoStep),
});

export interface DemoOrder extends z.infer<typeof order> {
  /** Fixed, so that a second run finds the order. */
  readonly guestId: string;
  readonly address: PostalAddress;
}

const demo = z
  .strictObject({
    host: account,
    admin: account,
    /** Wished quantities by the key of a product. */
    wishes: z.record(z.string(), z.int().positive()),
    address: postalAddress,
    orders: z.array(order),
  })
  .parse(listed);

export const { host, admin } = demo;
export const wishes = Object.entries(demo.wishes);

export const demoOrders: readonly DemoOrder[] = demo.orders.map((each, index) => ({
  ...each,
  guestId: `d3e00000-0000-4000-8000-00000000000${index}`,
  address: demo.address,
}));
