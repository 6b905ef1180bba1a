import colours from './palettes.json' with { type: 'json' };
import type { RegistryTheme } from './registry-themes.ts';

/** Names of the design system's colour tokens that a theme sets. Meanings, such as danger, are the same in all. */
export type ThemeColour = keyof (typeof colours)['marigold'];

export type Palette = Readonly<
  Record<ThemeColour, { readonly light: string; readonly dark: string }>
>;

export const palettes: Readonly<Record<RegistryTheme, Palette>> = colours;
