export { hasSerifs, ornamentTile, themeStyles } from './theme-styles.ts';
export { palettes, type Palette, type ThemeColour } from './palettes.ts';
export { defaultTheme, themeNamed } from './registry-themes.ts';
export { ornaments } from './ornaments.ts';
