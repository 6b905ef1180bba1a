import {
  upiPayee,
  type UpiPayee,
  upiLink,
  withoutLinks,
  type UpiSettings,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { lockAsOwner, requireOwner, publishRegistryChanged } from '../registries/index.ts';
import { qrCodePath } from '../sharing/index.ts';
import {
  countUse,
  deleteUpi,
  findMailedOwner,
  findUpi,
  publishDraft,
  storeDraft,
} from './upi.repository.ts';

/** A sealed payee opens for its registry alone, so that a copied row doesn't lead money elsewhere. */
export interface PayeeCipher {
  seal(payee: UpiPayee, registryId: string): string;
  open(sealed: string, registryId: string): UpiPayee;
}

const purposeOf = (registryId: string) => `upi-payee:${registryId}`;

export function createPayeeCipher({
  dataEncryptionKeys,
}: Pick<Config, 'dataEncryptionKeys'>): PayeeCipher {
  const cipher = createDataCipher(dataEncryptionKeys);
  return {
    seal: (payee, registryId) => cipher.seal(JSON.stringify(payee), purposeOf(registryId)),
    open: (sealed, registryId) =>
      upiPayee.parse(JSON.parse(cipher.open(sealed, purposeOf(registryId)))),
  };
}

interface UpiDependencies extends Pick<AppDependencies, 'config' | 'db' | 'outbox'> {
  readonly payees: PayeeCipher;
}

interface Owner {
  readonly userId: string;
  readonly registryId: string;
}

interface Actor extends Owner {
  readonly requester: Requester;
}

/** One rupee: a wrong press while trying costs little. */
const testPayment = { amount: 1, note: 'Test' };

async function readSettings(
  { payees }: UpiDependencies,
  db: Db,
  registryId: string,
): Promise<UpiSettings> {
  const stored = await findUpi(db, registryId);
  const payee = stored?.payeeSealed ? payees.open(stored.payeeSealed, registryId) : null;
  const draft = stored?.draftSealed ? payees.open(stored.draftSealed, registryId) : null;
  return {
    payee,
    changedAt: stored?.changedAt ?? null,
    draft: draft && { ...draft, code: qrCodePath(upiLink({ ...draft, ...testPayment })) },
    use: await countUse(db, registryId),
  };
}

export async function getUpiSettings(
  deps: UpiDependencies,
  { userId, registryId }: Owner,
): Promise<UpiSettings> {
  await requireOwner(deps.db, userId, registryId);
  return readSettings(deps, deps.db, registryId);
}

export const saveDraft = (
  deps: UpiDependencies,
  { userId, registryId }: Owner,
  payee: UpiPayee,
): Promise<UpiSettings> =>
  transact(deps.db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    await storeDraft(trx, registryId, deps.payees.seal(payee, registryId));
    return readSettings(deps, trx, registryId);
  });

/** The mail names no address: a forwarded one gives nothing away. */
async function mailOwner(
  { outbox, config }: UpiDependencies,
  trx: Db,
  registryId: string,
  news: 'changed' | 'removed',
): Promise<void> {
  const { email, firstName, registryName } = await findMailedOwner(trx, registryId);
  await outbox.mail(
    trx,
    {
      template: 'upi-address',
      to: email,
      data: {
        news,
        firstName: firstName || 'there',
        registryName: withoutLinks(registryName, 100) || 'your registry',
        link: `${linkOrigin(config)}/registry-settings/${registryId}#upi`,
      },
    },
    { registryId },
  );
}

const isSame = (one: UpiPayee, other: UpiPayee): boolean =>
  one.address === other.address && one.payeeName === other.payeeName;

export const confirmDraft = (
  deps: UpiDependencies,
  { userId, registryId, requester }: Actor,
  tried: UpiPayee,
): Promise<UpiSettings> =>
  transact(deps.db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    const stored = await findUpi(trx, registryId);
    const draft = stored?.draftSealed && deps.payees.open(stored.draftSealed, registryId);
    if (!draft || !isSame(draft, tried))
      throw new AppError(
        'conflict',
        'The UPI address was changed on another device. Please reload the page and try that one.',
      );
    await publishDraft(trx, registryId, deps.payees.seal(draft, registryId));
    await insertAuditEntry(trx, requester, { action: 'upi-address-changed', userId, registryId });
    await mailOwner(deps, trx, registryId, 'changed');
    await publishRegistryChanged(trx, registryId, 'host');
    return readSettings(deps, trx, registryId);
  });

export const removeUpi = (
  deps: UpiDependencies,
  { userId, registryId, requester }: Actor,
): Promise<UpiSettings> =>
  transact(deps.db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    const stored = await findUpi(trx, registryId);
    await deleteUpi(trx, registryId);
    if (stored?.payeeSealed) {
      await insertAuditEntry(trx, requester, { action: 'upi-address-removed', userId, registryId });
      await mailOwner(deps, trx, registryId, 'removed');
      await publishRegistryChanged(trx, registryId, 'host');
    }
    return readSettings(deps, trx, registryId);
  });
