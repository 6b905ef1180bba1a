import { dictionary } from '@zxcvbn-ts/language-common';

/** 200 KB of brotli: import this module late. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
