import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L and O, which people mistake for each other. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Such as TF-7K2M9QXA. It has 39 random bits: too few to open anything by itself, enough to be unique. */
export const newOrderNumber = (): string =>
  `TF-${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`;
