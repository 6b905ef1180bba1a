import { plural, type Registry } from '@gift-registry/bff-contract';
import { type RegistryField, fieldLabels, fieldsInOrder } from './registry-form-values.ts';

type FieldTexts = Partial<Record<RegistryField, string | null | undefined>>;

export function changedFieldLabels(initialValues: FieldTexts, current: FieldTexts): string[] {
  return fieldsInOrder
    .filter((field) => (initialValues[field] ?? '') !== (current[field] ?? ''))
    .map((field) => fieldLabels[field]);
}

export function describeDraft(
  draft: Pick<Registry, 'registryName' | 'itemCount'> | null,
): string | undefined {
  if (!draft) return undefined;
  const { registryName, itemCount } = draft;
  if (itemCount === 0) return `the draft “${registryName}”`;
  return `the draft “${registryName}” with its ${plural(itemCount, 'gift', '# gifts')}`;
}
