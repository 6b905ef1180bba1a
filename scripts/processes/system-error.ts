import { z } from 'zod';

/** What Node adds to the errors of the operating system, such as ENOENT. */
export const systemError = z.object({ code: z.string() });
