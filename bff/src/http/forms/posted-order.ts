import type { z } from 'zod';
import {
  orderDetails,
  orderForm,
  purchaseFields,
  type purchaseForm,
} from '@gift-registry/bff-contract';
import { InvalidFieldsError } from './form-errors.ts';

type Posted = z.output<(typeof purchaseForm)['fields']>;

export function checkFields<S extends z.ZodType>(schema: S, fields: Posted): z.output<S> {
  const { shipTo: _, ...typed } = fields;
  const checked = schema.safeParse(typed);
  if (!checked.success) throw new InvalidFieldsError(checked.error.issues);
  return checked.data;
}

export function postedOrder(itemId: string, fields: Posted): z.output<typeof orderForm> {
  const details = orderDetails({}).safeParse(fields);
  const units = purchaseFields.pick({ quantity: true }).safeParse({ quantity: fields.quantity });
  if (details.success && units.success)
    return orderForm.parse({ ...details.data, lines: [{ itemId, ...units.data }] });
  const failures = [details.error, units.error].flatMap((error) => error?.issues ?? []);
  throw new InvalidFieldsError(failures);
}
