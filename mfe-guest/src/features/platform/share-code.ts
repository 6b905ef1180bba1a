import { shareCodeFromInput } from '@gift-registry/bff-contract';

/**
 * A code in the query takes precedence over the one in the path; it may be a whole link that was pasted into the form.
 * Returns an empty string without either.
 */
export function shareCodeOf(search: string, fromPath: string | undefined): string {
  const typed = new URLSearchParams(search).get('code');
  return typed === null ? (fromPath ?? '').trim() : shareCodeFromInput(typed);
}
