import type { DeliveryFormValues } from './delivery-form-values.ts';
import { checkDelivery } from './check-delivery.ts';

const empty: DeliveryFormValues = {
  deliveryPreference: '',
  recipientName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  phoneNumber: '',
  deliveryInstructions: '',
  deliveryFrom: '',
  deliveryUntil: '',
  termsAccepted: false,
};
const address = {
  recipientName: 'Asha Menon',
  addressLine1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  phoneNumber: '+91 98765 43210',
};

const check = (changes: Partial<DeliveryFormValues>) => checkDelivery({ ...empty, ...changes });

test('checkDelivery requires a preference', () => {
  const { problems } = check({ termsAccepted: true });
  expect(problems?.fields).toStrictEqual({
    deliveryPreference: 'Please select a delivery preference',
  });
});

test('checkDelivery requires address and terms for catalogue delivery', () => {
  const { problems } = check({ deliveryPreference: 'catalog_delivery', zipCode: '1234' });
  expect(problems?.fields).toStrictEqual({
    recipientName: 'Recipient’s name is required.',
    addressLine1: 'Street Address (line 1) is required.',
    city: 'City is required.',
    state: 'State is required.',
    zipCode: 'Enter a valid 6-digit PIN code.',
    phoneNumber: 'Enter a valid 10-digit Indian mobile number.',
    termsAccepted: 'You must accept the Terms & Conditions to continue',
  });
});

test('checkDelivery normalizes a complete address', () => {
  const { details, problems } = check({
    ...address,
    deliveryPreference: 'catalog_delivery',
    termsAccepted: true,
  });
  expect(problems).toBeUndefined();
  expect(details).toStrictEqual({
    ...address,
    deliveryPreference: 'catalog_delivery',
    addressLine2: null,
    phoneNumber: '9876543210',
    deliveryInstructions: null,
    deliveryFrom: null,
    deliveryUntil: null,
    termsAccepted: true,
  });
});

test('checkDelivery refuses a latest day before the earliest one', () => {
  const { problems } = check({
    ...address,
    deliveryPreference: 'catalog_delivery',
    deliveryFrom: '2099-12-02',
    deliveryUntil: '2099-12-01',
    termsAccepted: true,
  });
  expect(problems?.fields).toStrictEqual({
    deliveryUntil: 'Please choose a day that is not before the earliest one.',
  });
});

test('checkDelivery drops the address for guest delivery', () => {
  const { details, problems } = check({
    ...address,
    deliveryPreference: 'guest_delivery',
    termsAccepted: true,
    zipCode: 'wrong',
  });
  expect(problems).toBeUndefined();
  expect(details).toStrictEqual({ deliveryPreference: 'guest_delivery', termsAccepted: true });
});
