import { z } from 'zod';
import {
  catalogueOccasions,
  type Occasion,
  occasions,
  type ChecklistTopic,
  type StarterList,
} from '@gift-registry/bff-contract';
import checklistSeeds from '../../../seeds/catalogue/checklists.json' with { type: 'json' };
import starterListSeeds from '../../../seeds/catalogue/starter-lists.json' with { type: 'json' };
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { findStarterProducts, findCategoriesByKey } from './catalogue.repository.ts';

const starterList = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Other products of this occasion stand in for products that are out of stock. */
  occasion: z.enum(catalogueOccasions),
  /** Also offered for an occasion that has no lists of its own. */
  forOther: z.boolean().default(false),
  products: z.array(z.string()),
});
export type StarterListDefinition = z.infer<typeof starterList>;

const starterLists = z.array(starterList).parse(starterListSeeds);

export const starterListsFor = (occasion: Occasion): readonly StarterListDefinition[] =>
  starterLists.filter((list) =>
    occasion === 'other' ? list.forOther : list.occasion === occasion,
  );

export const findStarterList = (starterListId: string): StarterListDefinition | undefined =>
  starterLists.find(({ id }) => id === starterListId);

/** Both by the key of a category. */
const checklist = z.strictObject({
  examples: z.record(z.string(), z.string()),
  wished: z.record(z.enum(occasions), z.record(z.string(), z.int().positive())),
});

interface Topic {
  readonly category: string;
  readonly examples: string;
  readonly wished: number;
}

const { examples: exampleOf, wished: wishedFor } = checklist.parse(checklistSeeds);

export const checklistFor = (occasion: Occasion): readonly Topic[] =>
  Object.entries(wishedFor[occasion]).map(([category, count]) => ({
    category,
    examples: exampleOf[category] ?? '',
    wished: count,
  }));

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
