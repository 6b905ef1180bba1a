import type { Kysely } from 'kysely';
import type { Role } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { findAccount, insertAccount } from './accounts.repository.ts';
import { createPasswords } from './passwords.ts';

export interface AccountDetails {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly verified: boolean;
}

export async function createAccount(
  db: Kysely<Database>,
  { password, ...details }: AccountDetails,
): Promise<string> {
  const existing = await findAccount(db, details.email);
  if (existing) return existing.login.user.id;
  const passwordHash = await createPasswords().hash(password);
  const created = await transact(db, (trx) => insertAccount(trx, { ...details, passwordHash }));
  return created ?? createAccount(db, { password, ...details });
}
