import type { ChecklistTopic, Occasion, StarterList } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { findStarterProducts } from './products.repository.ts';
import { findCategoriesByKey } from './catalogue.repository.ts';
import { checklistFor } from './checklists.ts';
import { starterListsFor } from './starter-lists.ts';

type Dependencies = Pick<AppDependencies, 'db'>;

export async function getChecklist(
  { db }: Dependencies,
  occasion: Occasion,
): Promise<ChecklistTopic[]> {
  const topics = checklistFor(occasion);
  const categories = await findCategoriesByKey(
    db,
    topics.map(({ category }) => category),
  );
  const byKey = new Map(categories.map((category) => [category.key, category]));
  return topics.flatMap(({ category: key, examples, wished }) => {
    const category = byKey.get(key);
    return category ? [{ categoryId: category.id, name: category.name, examples, wished }] : [];
  });
}

export const listStarterLists = (
  { db }: Dependencies,
  occasion: Occasion,
): Promise<StarterList[]> =>
  Promise.all(
    starterListsFor(occasion).map(async (list) => ({
      id: list.id,
      name: list.name,
      description: list.description,
      products: await findStarterProducts(db, list),
    })),
  );
