import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';
import { detailsDraft, type DetailsDraft } from '../../features/scraping/external-draft-storage.ts';

/** Values that the host typed for lines that are not added yet, by the ids of the lines. Logging out deletes them. */
const corrections = storedValue(
  'localStorage',
  'gr-page-list-corrections',
  z.record(z.string(), detailsDraft),
);

export const correctionOf = (lineId: string): DetailsDraft | null =>
  corrections.read()?.[lineId] ?? null;

export const findCorrected = (lineIds: readonly string[]): string | undefined => {
  const kept = corrections.read() ?? {};
  return lineIds.find((id) => id in kept);
};

export function saveCorrection(
  lineId: string,
  correction: DetailsDraft,
  lineIds: readonly string[],
): void {
  const kept = Object.entries(corrections.read() ?? {}).filter(([id]) => lineIds.includes(id));
  corrections.write({ ...Object.fromEntries(kept), [lineId]: correction });
}

export function forgetCorrection(lineId: string): void {
  const { [lineId]: _, ...others } = corrections.read() ?? {};
  corrections.write(others);
}
