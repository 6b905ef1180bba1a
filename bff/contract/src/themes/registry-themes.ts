export const registryThemes = [
  'marigold',
  'lotus',
  'indigo',
  'mehndi',
  'monsoon',
  'festival-night',
  'nursery',
  'plain',
] as const;
export type RegistryTheme = (typeof registryThemes)[number];

export const defaultTheme: RegistryTheme = 'marigold';

export const themeNamed = (name: string | undefined): RegistryTheme =>
  registryThemes.find((theme) => theme === name) ?? defaultTheme;

export const themeLabels: Readonly<Record<RegistryTheme, string>> = {
  marigold: 'Marigold',
  lotus: 'Lotus',
  indigo: 'Indigo block print',
  mehndi: 'Mehndi',
  monsoon: 'Monsoon',
  'festival-night': 'Festival night',
  nursery: 'Nursery',
  plain: 'Plain',
};

export const themeAttribute = 'data-registry-theme';

/** Changes with each change of a theme, because browsers keep the file. */
const VERSION = 2;

export const themeStylesPath = (theme: RegistryTheme): string => `/themes/${VERSION}/${theme}.css`;
