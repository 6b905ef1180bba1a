import type { Account } from '@gift-registry/bff-contract';

export const anAccount = (changes: Partial<Account> = {}): Account => ({
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Menon',
  phone: '9876543210',
  hasPassword: true,
  newEmail: null,
  deletesAt: null,
  dataExport: null,
  ownRegistries: [],
  ...changes,
});
