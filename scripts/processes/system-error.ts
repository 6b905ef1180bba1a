import { z } from 'zod';

/** The fields that Node adds to errors of the operating system, such as the code ENOENT. */
export const systemError = z.object({ code: z.string() });
