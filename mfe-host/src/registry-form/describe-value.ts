import { formatEventDate, occasionLabels, occasions } from '@gift-registry/bff-contract';
import type { RegistryField } from './registry-form-values.ts';

/** A saved value as people read it. */
export function describeValue(field: RegistryField, value: string): string {
  if (value === '') return 'nothing';
  if (field === 'eventDate') return formatEventDate(value);
  const occasion = field === 'occasion' && occasions.find((known) => known === value);
  return occasion ? occasionLabels[occasion] : `“${value}”`;
}
