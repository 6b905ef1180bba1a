import { email } from '@gift-registry/bff-contract';
import { z } from 'zod';

interface Address {
  email: string;
}
export type AddressForm = z.ZodType<Address, Address>;

export const addressForm: AddressForm = z.object({ email });

export const passwordlessForm: AddressForm = z.object({
  email: z.string().trim().min(1, 'Email is required').pipe(email),
});
