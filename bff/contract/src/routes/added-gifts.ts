import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from '../fields/id.ts';
import { starterListSize } from './checklists.ts';
import { registryItem } from './items.ts';

export const addStarterList = defineRoute({
  id: 'addStarterList',
  method: 'POST',
  path: '/api/items/starter-list',
  access: 'host',
  summary:
    'Adds the gifts of a starter list; those that are in the registry already stay as they are',
  failureMessage: 'Failed to add the starter list. Please try again.',
  body: z.strictObject({
    /** null keeps the items for the next registry that the host creates. */
    registryId: id.nullable(),
    starterListId: z.string().max(60),
  }),
  responses: {
    201: z.object({
      /** The added items. */
      items: z.array(registryItem),
      /** The number of gifts that were in the registry before. */
      alreadyAdded: z.int(),
    }),
  },
});

export const takeBackItems = defineRoute({
  id: 'takeBackItems',
  method: 'POST',
  path: '/api/items/take-back',
  access: 'host',
  summary:
    'Undoes an addition: removes the items that the caller added; items that guests have taken stay',
  failureMessage: 'Failed to remove item from registry.',
  body: z.strictObject({ itemIds: z.array(id).min(1).max(starterListSize) }),
  responses: { 200: z.object({ removed: z.int(), kept: z.int() }) },
});
