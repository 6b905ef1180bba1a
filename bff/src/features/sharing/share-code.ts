import { randomBytes } from 'node:crypto';

/** 128 bits can't be guessed. */
const CODE_BYTES = 16;

export const newShareCode = (): string => randomBytes(CODE_BYTES).toString('base64url');
