import { scrapedPicture } from '@gift-registry/bff-contract';
import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

const text = z.string().catch('');

export const detailsDraft = z.object({
  name: text,
  brand: text,
  description: text,
  price: z.union([z.number(), z.string()]).nullable().catch(null),
  currency: text,
  picture: z.string().nullable().catch(null),
  showsOthers: z.boolean().catch(true),
  quantity: z.number().int().min(1).max(99).catch(1),
  importedPictures: z.array(scrapedPicture).catch([]),
});
export type DetailsDraft = z.infer<typeof detailsDraft>;

const externalDraft = z.object({
  url: z.string(),
  name: text,
  scrapeId: z.string().nullable().catch(null),
  byHand: z.boolean().catch(false),
  form: detailsDraft.nullable().catch(null),
});

export type ExternalDraft = z.infer<typeof externalDraft>;

/** A link from elsewhere doesn't replace a gift that waits below the catalogue. */
export type DraftPlace = 'unfinished-gift' | 'shared-gift';

export const externalDraftStorage = (hostId: string, place: DraftPlace) =>
  storedValue('localStorage', `gr-${place}:${hostId}`, externalDraft);
