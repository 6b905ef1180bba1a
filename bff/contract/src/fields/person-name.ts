import { z } from 'zod';

export const personName = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .min(2, 'Name must be at least 2 characters long')
  .max(50, 'Name cannot exceed 50 characters')
  .regex(/^[\p{L}\p{M} '’-]*$/u, 'Name can only contain letters, spaces, hyphens, and apostrophes');
