import type { Registry } from '@gift-registry/bff-contract';
import type { RegistryField } from './registry-form-values.ts';
import { fieldLabels } from './registry-form-values.ts';

/** Which fields of the form differ from what was loaded. */
export type DirtyFields = Partial<Record<RegistryField, boolean>>;

const fieldsInOrder: readonly RegistryField[] = [
  'registryName',
  'occasion',
  'eventDate',
  'guestRange',
  'guestMessage',
  'phoneNumber',
];

/** What leaving without saving would lose, as items of a list. */
export function lostChanges(dirty: DirtyFields): string[] {
  return fieldsInOrder.filter((field) => dirty[field]).map((field) => fieldLabels[field]);
}

/** What discarding the saved draft would delete beyond the changes; undefined without one. */
export function lostDraft(
  draft: Pick<Registry, 'registryName' | 'itemCount'> | null,
): string | undefined {
  if (!draft) return undefined;
  const { registryName, itemCount } = draft;
  if (itemCount === 0) return `the draft “${registryName}”`;
  return `the draft “${registryName}” with its ${itemCount === 1 ? 'gift' : `${itemCount} gifts`}`;
}
