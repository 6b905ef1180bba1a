import type { PostalAddress } from '@gift-registry/bff-contract';

export type DemoStep = 'pay' | 'pack' | 'ship' | 'deliver' | 'return' | 'cancel' | 'refund';

export interface DemoOrder {
  /** Fixed, so that a second run finds the order. */
  readonly guestId: string;
  readonly guestName: string;
  readonly message: string | null;
  readonly productKey: string;
  readonly address: PostalAddress;
  readonly steps: readonly DemoStep[];
}

const mumbai: PostalAddress = {
  name: 'Asha Rao',
  line1: '14 Pali Hill Road',
  line2: null,
  city: 'Mumbai',
  state: 'Maharashtra',
  pinCode: '400050',
  phone: '9876543210',
};

const ofGuest = (index: number): string => `d3e00000-0000-4000-8000-00000000000${index}`;

const samples: readonly (readonly [
  guestName: string,
  productKey: string,
  message: string | null,
  steps: readonly DemoStep[],
])[] = [
  ['Meera Iyer', 'kansa-thali-set', 'Many happy dinners to you both.', []],
  ['Farhan Qureshi', 'kansa-thali-set', null, ['pay']],
  ['Lakshmi Nair', 'chai-cup-and-saucer-set-6', 'For long evenings.', ['pay', 'pack']],
  ['Gurpreet Singh', 'hand-thrown-table-lamp', null, ['pay', 'ship']],
  [
    'Ananya Das',
    'family-photo-frame',
    'With love from Kolkata.',
    ['pay', 'pack', 'ship', 'deliver'],
  ],
  ['Rohit Kulkarni', 'bath-towel-set-6', null, ['pay', 'ship', 'return']],
  ['Joseph D’Souza', 'copper-water-jug', null, ['cancel']],
  ['Nisha Patel', 'copper-water-jug', null, ['pay', 'cancel', 'refund']],
];

export const demoOrders: readonly DemoOrder[] = samples.map(
  ([guestName, productKey, message, steps], index) => ({
    ...{ guestId: ofGuest(index), guestName, productKey, message, steps },
    address: mumbai,
  }),
);
