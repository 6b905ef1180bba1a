import { z } from 'zod';

/** Where the team hands over gifts that guests pick up. */
export const pickUpPlace = z
  .object({ name: z.string(), address: z.string(), hours: z.string() })
  .meta({ id: 'PickUpPlace' });
export type PickUpPlace = z.infer<typeof pickUpPlace>;
