import type { z } from 'zod';
import type { saveCategory, TeamCategory } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import * as categories from './categories.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;
type Saved = z.output<typeof saveCategory.body> & { readonly categoryId: string };

const named = async (change: Promise<TeamCategory[]>): Promise<TeamCategory[]> =>
  change.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'There is a category of this name.', { field: 'name' });
  });

const changedMeanwhile = (current: TeamCategory[]): AppError =>
  new AppError(
    'stale',
    'Somebody else changed the categories meanwhile. Please look at them again.',
    { current: { categories: current } },
  );

export const createCategoryOf = ({ db }: Dependencies, by: TeamMember, name: string) =>
  named(
    transact(db, async (trx) => {
      const categoryId = await categories.insertCategory(trx, name);
      const subject = `category:${categoryId}`;
      await insertTeamEntry(trx, by, { action: 'category-created', subject, details: { name } });
      return categories.findTeamCategories(trx);
    }),
  );

export const saveCategoryOf = ({ db }: Dependencies, by: TeamMember, saved: Saved) =>
  named(
    transact(db, async (trx) => {
      if (!(await categories.updateCategory(trx, saved)))
        throw changedMeanwhile(await categories.findTeamCategories(trx));
      const { categoryId, name, isActive } = saved;
      await insertTeamEntry(trx, by, {
        ...{ action: 'category-edited', subject: `category:${categoryId}` },
        details: { name, isActive },
      });
      return categories.findTeamCategories(trx);
    }),
  );

export const orderCategoriesOf = ({ db }: Dependencies, by: TeamMember, ids: readonly string[]) =>
  transact(db, async (trx) => {
    const known = await categories.lockCategoryIds(trx);
    const isWhole = known.length === ids.length && known.every((each) => ids.includes(each));
    if (!isWhole) throw changedMeanwhile(await categories.findTeamCategories(trx));
    await categories.updateOrder(trx, ids);
    await insertTeamEntry(trx, by, { action: 'categories-ordered', subject: 'categories' });
    return categories.findTeamCategories(trx);
  });
