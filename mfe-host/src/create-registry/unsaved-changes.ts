import type { Registry } from '@gift-registry/bff-contract';
import type { LoadedValues, RegistryField } from './registry-form-values.ts';
import { fieldLabels } from './registry-form-values.ts';

const fieldsInOrder: readonly RegistryField[] = [
  'registryName',
  'occasion',
  'eventDate',
  'guestRange',
  'guestMessage',
  'phoneNumber',
];

/** Names of the fields whose changes leaving would lose; a choice never made is no change. */
export function lostChanges(loaded: LoadedValues, current: LoadedValues): string[] {
  return fieldsInOrder
    .filter((field) => (loaded[field] ?? '') !== (current[field] ?? ''))
    .map((field) => fieldLabels[field]);
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
