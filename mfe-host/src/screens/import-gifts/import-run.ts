import { importedGift } from '@gift-registry/bff-contract';
import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

const importRun = z.object({
  /** null: the gifts wait for the host's first registry. */
  registryId: z.string().nullable(),
  registryName: z.string().optional(),
  total: z.number(),
  waiting: z.array(importedGift),
  itemIds: z.array(z.string()),
  alreadyAdded: z.number(),
});
export type ImportRun = z.input<typeof importRun>;

/** Survives a reload, so that the rest can be sent, or all of it taken back. Logging out deletes it. */
export const importRunStorage = storedValue<ImportRun>('sessionStorage', 'gr-import', importRun);

export const sentOf = ({ total, waiting }: ImportRun): number => total - waiting.length;
