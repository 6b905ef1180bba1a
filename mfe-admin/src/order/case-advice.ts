import type { OrderRow } from '@gift-registry/bff-contract';

export const caseAdvice: Readonly<Record<OrderRow['openCases'][number], string>> = {
  'paid-late':
    'The money came after the order had ended. Give it back, or write to the giver about another gift.',
  'wrong-amount':
    'The money is not the price. Ask the giver for the rest and book it, or give it back and cancel.',
  'paid-twice': 'The giver paid twice. Check that what was too much went back.',
  'refund-failed':
    'The provider could not return the money. Agree on another way with the giver, and book it.',
  returned:
    'The parcel came back. Check the address with the host, then send it again or close it.',
  'gift-released':
    'The host removed the gift while its parcel was under way. Ask the host whether to stop it.',
};
