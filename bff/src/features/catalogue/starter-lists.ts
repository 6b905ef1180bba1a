import { z } from 'zod';
import { catalogueOccasions, type Occasion } from '@gift-registry/bff-contract';
import listed from '../../../seeds/catalogue/starter-lists.json' with { type: 'json' };

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

const starterLists = z.array(starterList).parse(listed);

export const starterListsFor = (occasion: Occasion): readonly StarterListDefinition[] =>
  starterLists.filter((list) =>
    occasion === 'other' ? list.forOther : list.occasion === occasion,
  );

export const findStarterList = (starterListId: string): StarterListDefinition | undefined =>
  starterLists.find(({ id }) => id === starterListId);
