import { z } from 'zod';
import { errorMessages } from '../errors/error-messages.ts';

/** A UUIDv7, so that ordering by id is ordering by age. */
export const id = z.uuid(errorMessages.malformedId);

export const timestamp = z.iso.datetime({ offset: true });
