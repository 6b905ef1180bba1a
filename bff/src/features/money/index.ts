export { type PayeeCipher, createPayeeCipher } from './payee-cipher.ts';
export { sayNotPaid, sayPaid } from './say-paid.service.ts';
