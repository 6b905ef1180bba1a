import {
  coverForm,
  formProblems,
  type FormProblems,
  type Registry,
  type RegistryTheme,
} from '@gift-registry/bff-contract';
import { useState } from 'react';

export interface CoverValues {
  readonly coverImageUrl: string | null;
  readonly coverAlt: string;
  readonly story: string;
  readonly theme: RegistryTheme;
}

/** The words for the picture show their problem only beside a picture. */
const shownFieldsOf = ({ coverImageUrl }: CoverValues) =>
  coverImageUrl === null
    ? (['coverImageUrl', 'story'] as const)
    : (['coverImageUrl', 'coverAlt', 'story'] as const);
type ShownField = ReturnType<typeof shownFieldsOf>[number];
const noProblems: FormProblems<ShownField> = { fields: {}, form: undefined };

const labels: Readonly<Record<keyof CoverValues, string>> = {
  coverImageUrl: 'Cover picture',
  coverAlt: 'Words for the picture',
  story: 'Your story',
  theme: 'Theme',
};

const savedValues = ({ coverImageUrl, coverAlt, story, theme }: Registry): CoverValues => ({
  coverImageUrl,
  coverAlt: coverAlt ?? '',
  story: story ?? '',
  theme,
});

const changedLabels = (from: CoverValues, to: CoverValues): string[] =>
  (['coverImageUrl', 'coverAlt', 'story', 'theme'] as const)
    .filter((key) => from[key] !== to[key])
    .map((key) => labels[key]);

export function useCoverForm(saved: Registry) {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => savedValues(saved));
  const [problems, setProblems] = useState(noProblems);
  const [isStale, setStale] = useState(false);
  const changes = changedLabels(savedValues(base), values);

  function show(registry: Registry) {
    setBase(registry);
    setValues(savedValues(registry));
    setProblems(noProblems);
    setStale(false);
  }
  if (saved.coverVersion > base.coverVersion) {
    if (changes.length === 0) show(saved);
    else {
      setBase(saved);
      setStale(changedLabels(savedValues(saved), values).length > 0);
    }
  }

  function change(next: Partial<CoverValues>) {
    setValues({ ...values, ...next });
    setProblems(noProblems);
  }

  return {
    values,
    problems,
    shownFields: shownFieldsOf(values),
    changes,
    isStale,
    version: base.coverVersion,
    change,
    choosePicture: (coverImageUrl: string | null) =>
      change({
        coverImageUrl,
        coverAlt: values.coverAlt || `Cover picture of ${base.registryName}`,
      }),
    validate(): boolean {
      const { success, error } = coverForm.safeParse(values);
      setProblems(formProblems(error, shownFieldsOf(values)));
      return success;
    },
    show,
    takeSaved: () => show(base),
  };
}
