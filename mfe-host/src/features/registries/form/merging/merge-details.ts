import { fieldsInOrder, type RegistryField } from '../registry-form-values.ts';

export type DetailValues = Readonly<Record<RegistryField, string>>;

export interface MergedDetails {
  readonly values: DetailValues;
  readonly followed: readonly RegistryField[];
  readonly conflicts: readonly RegistryField[];
}

/** A field that the host has not touched follows; a touched one keeps what was typed. */
export function mergeDetails(
  base: DetailValues,
  typed: DetailValues,
  saved: DetailValues,
): MergedDetails {
  const changedElsewhere = fieldsInOrder.filter((field) => saved[field] !== base[field]);
  const followed = changedElsewhere.filter((field) => typed[field] === base[field]);
  const taken = Object.fromEntries(followed.map((field) => [field, saved[field]]));
  return {
    values: { ...typed, ...taken },
    followed,
    conflicts: changedElsewhere.filter(
      (field) => !followed.includes(field) && typed[field] !== saved[field],
    ),
  };
}
