import { z } from 'zod';

/** A UUIDv7, so that ordering by id is ordering by age. */
export const id = z.uuid('That id is not valid.');

export const timestamp = z.iso.datetime({ offset: true });
