export { type PayeeCipher, createPayeeCipher } from './upi-address.ts';
export { sayNotPaid, sayPaid } from './say-paid.ts';
