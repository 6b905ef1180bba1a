import { z } from 'zod';

/** Why somebody of the team changes what belongs to others; it stands in the audit log. */
export const reason = z
  .string()
  .trim()
  .min(1, 'Please say why')
  .max(500, 'Please use 500 characters or less.');
