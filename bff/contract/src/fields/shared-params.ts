import { z } from 'zod';

/** Accepts malformed codes, which get the same answer as unknown ones. */
export const sharedParams = z.strictObject({ shareCode: z.string().min(1).max(128) });
