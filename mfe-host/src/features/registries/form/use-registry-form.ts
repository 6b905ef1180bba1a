import { type Registry, calendarDate, eventDate, registryForm } from '@gift-registry/bff-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  parseFormValues,
  type RegistryDetails,
  type InitialValues,
  type RegistryField,
  type RegistryFormValues,
  emptyTexts,
  fieldsInOrder,
  savedValues,
} from './registry-form-values.ts';
import { changedFieldLabels } from './unsaved-changes.ts';

type DetailValues = Readonly<Record<RegistryField, string>>;

interface MergedDetails {
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

export interface ChangesElsewhere {
  readonly followed: readonly RegistryField[];
  readonly conflicts: readonly RegistryField[];
  readonly saved: DetailValues;
}

/** The day that is stored may stay, even when it has passed. */
const editSchema = (savedDate: string) =>
  registryForm.extend({
    eventDate: calendarDate.refine(
      (day) => day === savedDate || eventDate.safeParse(day).success,
      'Event date cannot be in the past',
    ),
  });

/** True when another device saved after `base`. A late reply with an older version counts as nothing new. */
const isNewer = (saved: Registry, base: Registry): boolean =>
  saved.detailsVersion > base.detailsVersion;

const toFormValues = (values: object) => parseFormValues(values) ?? {};

interface Options {
  readonly saved: Registry | null;
  readonly start?: InitialValues | undefined;
  readonly typedBefore?: InitialValues | undefined;
  readonly keepsPastDate?: boolean;
}

export function useRegistryForm({ saved, start, typedBefore, keepsPastDate = false }: Options) {
  const [base, setBase] = useState(saved);
  const baseValues = base ? savedValues(base) : emptyTexts;
  const [startValues, setStartValues] = useState<InitialValues>(
    () => start ?? toFormValues(baseValues),
  );
  const [shown, setShown] = useState<InitialValues>(() => typedBefore ?? startValues);
  const [elsewhere, setElsewhere] = useState<ChangesElsewhere>();
  const savedDate = keepsPastDate ? base?.eventDate : undefined;
  const resolver = useMemo(
    () => zodResolver(savedDate === undefined ? registryForm : editSchema(savedDate)),
    [savedDate],
  );
  const form = useForm<RegistryFormValues, unknown, RegistryDetails>({
    resolver,
    defaultValues: shown,
  });
  const { reset } = form;
  useEffect(() => reset(shown, { keepErrors: true }), [reset, shown]);
  const typed = useWatch({ control: form.control });
  const typedTexts = (): DetailValues => ({
    ...emptyTexts,
    ...Object.fromEntries(fieldsInOrder.map((field) => [field, typed[field] ?? ''])),
  });

  if (saved && base && isNewer(saved, base)) {
    const { values, ...changes } = mergeDetails(baseValues, typedTexts(), savedValues(saved));
    setShown(toFormValues(values));
    setStartValues(toFormValues(savedValues(saved)));
    setBase(saved);
    if (changes.followed.length + changes.conflicts.length > 0)
      setElsewhere({ ...changes, saved: savedValues(saved) });
  }

  return {
    form,
    /** The saved registry that the form is based on; its version belongs to the next save. */
    base,
    startValues,
    changes: changedFieldLabels(startValues, typed),
    elsewhere,
    keepTyped: () => setElsewhere(undefined),
    takeSaved() {
      const conflicts = elsewhere?.conflicts ?? [];
      const taken = Object.fromEntries(conflicts.map((field) => [field, baseValues[field]]));
      setShown(toFormValues({ ...typedTexts(), ...taken }));
      setElsewhere(undefined);
    },
    showSaved(reply: Registry) {
      const values = toFormValues(savedValues(reply));
      setShown(values);
      setStartValues(values);
      // Also when the text was only normalized, such as a space at the end.
      reset(values);
      setBase(reply);
      setElsewhere(undefined);
    },
  };
}
