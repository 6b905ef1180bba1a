import { z } from 'zod';

const wish = z.object({ opensStarterLists: z.literal(true) });

export const starterListWish: z.infer<typeof wish> = { opensStarterLists: true };

export const opensStarterLists = (state: unknown): boolean => wish.safeParse(state).success;
