import { coverForm, type Registry, type RegistryTheme } from '@gift-registry/bff-contract';
import { useState } from 'react';

export interface CoverValues {
  readonly coverImageUrl: string | null;
  readonly coverAlt: string;
  readonly story: string;
  readonly theme: RegistryTheme;
}
export type CoverErrors = Partial<Record<keyof CoverValues, string>>;

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

function errorsOf(values: CoverValues): CoverErrors {
  const { error } = coverForm.safeParse(values);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries<string>(
    issues.map(({ path, message }): [string, string] => [String(path[0]), message]),
  );
}

export function useCoverForm(saved: Registry) {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => savedValues(saved));
  const [errors, setErrors] = useState<CoverErrors>({});
  const [isStale, setStale] = useState(false);
  const changes = changedLabels(savedValues(base), values);

  function show(registry: Registry) {
    setBase(registry);
    setValues(savedValues(registry));
    setErrors({});
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
    setErrors({});
  }

  return {
    values,
    errors,
    setErrors,
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
      const found = errorsOf(values);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    show,
    takeSaved: () => show(base),
  };
}
