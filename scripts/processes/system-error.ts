import { z } from 'zod';

export const systemError = z.object({ code: z.string() });
