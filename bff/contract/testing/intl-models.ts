import type { Locale } from '../src/formats/languages.ts';

interface Models {
  readonly dates: string;
  readonly lists: string;
}

export const intlModels: Readonly<Record<Locale, Models>> = {
  en: { dates: 'en-US', lists: 'en-GB' },
};
