import { z } from 'zod';
import { timestamp } from '../fields/id.ts';
import { formatDay } from '../formats/dates.ts';

const states = [
  'waits-for-payment',
  'being-packed',
  'on-its-way',
  'delivered',
  'comes-back',
  'cancelled',
] as const;

/** The parcel of an ordered gift as the hosts see it: the giver's address is no part of it. */
export const hostParcel = z
  .object({
    state: z.enum(states).catch('being-packed'),
    shipTo: z.enum(['host', 'guest', 'pick-up']).catch('host'),
    carrier: z.string().nullable(),
    /** The carrier's page, for parcels to the host. */
    trackingUrl: z.string().nullable(),
    deliveredAt: timestamp.nullable(),
  })
  .meta({ id: 'HostParcel' });
export type HostParcel = z.infer<typeof hostParcel>;

const deliveredWords: Readonly<Record<HostParcel['shipTo'], string>> = {
  host: 'Delivered',
  guest: 'With the giver',
  'pick-up': 'Picked up',
};

const onItsWay = ({ shipTo, carrier }: HostParcel): string =>
  [
    'On its way',
    shipTo === 'guest' ? 'to the giver' : '',
    carrier === null ? '' : `with ${carrier}`,
  ]
    .filter(Boolean)
    .join(' ');

const delivered = ({ shipTo, deliveredAt }: HostParcel, timeZone?: string): string => {
  if (deliveredAt === null) return deliveredWords[shipTo];
  return `${deliveredWords[shipTo]} ${shipTo === 'guest' ? 'since' : 'on'} ${formatDay(deliveredAt, timeZone)}`;
};

export function hostParcelText(parcel: HostParcel, timeZone?: string): string {
  switch (parcel.state) {
    case 'waits-for-payment':
      return 'Waits for payment';
    case 'being-packed':
      return 'Being packed';
    case 'on-its-way':
      return onItsWay(parcel);
    case 'delivered':
      return delivered(parcel, timeZone);
    case 'comes-back':
      return 'Comes back to us';
    case 'cancelled':
      return 'Order cancelled';
  }
}
