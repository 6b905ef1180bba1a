import type { Transaction } from 'kysely';
import { maxSections, type RegistrySection } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockRegistry } from './registry-hosts.repository.ts';
import { publishRegistryChanged } from './registry-versions.repository.ts';
import { registryNotFound } from './require-host.ts';
import * as repository from './sections.repository.ts';
import { lockItemOrder, saveItemOrder } from './sections.repository.ts';

export const sectionNotFound = (): AppError =>
  new AppError('not-found', 'This section is no longer in the registry.');

type Dependencies = Pick<AppDependencies, 'db'>;

interface NewSection {
  readonly name: string;
  readonly itemIds: readonly string[];
}

interface NewName {
  readonly name: string;
  readonly nameVersion?: number | undefined;
}

/** Names of a registry differ by more than capitals. */
async function withUniqueName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', `You already have a section “${name}”.`, {
      field: 'name',
      cause: error,
    });
  }
}

async function moveInto(
  trx: Transaction<Database>,
  registryId: string,
  sectionId: string,
  itemIds: readonly string[],
): Promise<void> {
  const order = await lockItemOrder(trx, registryId);
  const moved = itemIds.filter((itemId) => order.some(({ id }) => id === itemId));
  await saveItemOrder(trx, [
    ...order.filter(({ id }) => !moved.includes(id)),
    ...[...new Set(moved)].map((id) => ({ id, sectionId })),
  ]);
}

export const createSection = (
  { db }: Dependencies,
  userId: string,
  registryId: string,
  { name, itemIds }: NewSection,
): Promise<RegistrySection> =>
  withUniqueName(name, () =>
    transact(db, async (trx) => {
      if (!(await lockRegistry(trx, userId, registryId))) throw registryNotFound();
      const sections = await repository.findSections(trx, registryId);
      if (sections.length >= maxSections)
        throw new AppError('conflict', `A registry has room for ${maxSections} sections.`);
      const section = await repository.insertSection(trx, registryId, name);
      if (itemIds.length > 0) await moveInto(trx, registryId, section.id, itemIds);
      await publishRegistryChanged(trx, registryId, 'host');
      return section;
    }),
  );

export const renameSection = (
  { db }: Dependencies,
  userId: string,
  sectionId: string,
  { name, nameVersion }: NewName,
): Promise<RegistrySection> =>
  withUniqueName(name, () =>
    transact(db, async (trx) => {
      const locked = await repository.lockSection(trx, userId, sectionId);
      if (!locked) throw sectionNotFound();
      const { registryId: _, ...saved } = locked;
      if (nameVersion !== undefined && nameVersion !== saved.nameVersion && name !== saved.name)
        throw new AppError(
          'stale',
          'This name was changed on another device. Please check it and save again.',
          { field: 'name', current: saved },
        );
      const section = await repository.setSectionName(trx, sectionId, name);
      await publishRegistryChanged(trx, locked.registryId, 'host');
      return section;
    }),
  );

export const placeSection = (
  { db }: Dependencies,
  userId: string,
  sectionId: string,
  afterSectionId: string | null,
): Promise<RegistrySection[]> =>
  transact(db, async (trx) => {
    const locked = await repository.lockSection(trx, userId, sectionId);
    if (!locked) throw sectionNotFound();
    const others = (await repository.findSections(trx, locked.registryId))
      .map(({ id }) => id)
      .filter((id) => id !== sectionId);
    const after = others.findIndex((id) => id === afterSectionId);
    const index = afterSectionId === null ? 0 : after === -1 ? others.length : after + 1;
    await repository.saveSectionOrder(trx, others.toSpliced(index, 0, sectionId));
    await publishRegistryChanged(trx, locked.registryId, 'host');
    return repository.findSections(trx, locked.registryId);
  });

export const removeSection = (
  { db }: Dependencies,
  userId: string,
  sectionId: string,
): Promise<string[]> =>
  transact(db, async (trx) => {
    const locked = await repository.lockSection(trx, userId, sectionId);
    if (!locked) throw sectionNotFound();
    const itemIds = await repository.deleteSection(trx, sectionId);
    await publishRegistryChanged(trx, locked.registryId, 'host');
    return itemIds;
  });
