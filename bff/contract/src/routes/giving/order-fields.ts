import { z } from 'zod';
import { wantedDayWithin, type DeliveryDays } from '../../fields/days/wanted-day.ts';
import { claimForm } from './claims.ts';
import { postalAddress, type OrderForm } from './orders.ts';

export const shipToKinds = ['host', 'guest', 'pick-up'] as const;
export type ShipToKind = (typeof shipToKinds)[number];

/** The typed values beside the gifts of an order; the names of an address are those of `postalAddress`. */
export interface OrderFieldValues {
  guestName: string;
  guestEmail: string;
  message: string;
  /** Empty until the guest has chosen. */
  shipTo: ShipToKind | '';
  wantedDay: string;
  name: string;
  line1: string;
  line2: string;
  pinCode: string;
  city: string;
  state: string;
  phone: string;
}

export const orderFieldNames = [
  'guestName',
  'guestEmail',
  'message',
  'shipTo',
  'wantedDay',
  'name',
  'line1',
  'line2',
  'pinCode',
  'city',
  'state',
  'phone',
] as const satisfies (keyof OrderFieldValues)[];

const { guestName, guestEmail, message } = claimForm.shape;
const guest = { guestName, guestEmail, message };

/** Fields that the destination doesn't need may be there, as in a hidden part of a form. */
const typedOrder = (days: DeliveryDays) =>
  z.discriminatedUnion(
    'shipTo',
    [
      z.object({ ...guest, shipTo: z.literal('host'), wantedDay: wantedDayWithin(days) }),
      z.object({ ...guest, shipTo: z.literal('guest'), ...postalAddress.shape }),
      z.object({ ...guest, shipTo: z.literal('pick-up') }),
    ],
    'Please choose where your gift goes',
  );

export type OrderDetails = Omit<OrderForm, 'lines'>;

export const orderDetails = (days: DeliveryDays) =>
  typedOrder(days).transform((typed): OrderDetails => {
    const person = {
      guestName: typed.guestName,
      guestEmail: typed.guestEmail,
      message: typed.message,
    };
    switch (typed.shipTo) {
      case 'host':
        return { ...person, shipTo: { kind: 'host' }, wantedDay: typed.wantedDay };
      case 'pick-up':
        return { ...person, shipTo: { kind: 'pick-up' } };
      case 'guest': {
        const { name, line1, line2, pinCode, city, state, phone } = typed;
        const address = { name, line1, line2, pinCode, city, state, phone };
        return { ...person, shipTo: { kind: 'guest', address } };
      }
    }
  });
