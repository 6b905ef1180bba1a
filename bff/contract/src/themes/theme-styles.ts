import { ornaments } from './ornaments.ts';
import { palettes } from './palettes.ts';
import { defaultTheme, themeAttribute, type RegistryTheme } from './registry-themes.ts';

const withoutSerifs: ReadonlySet<RegistryTheme> = new Set(['monsoon', 'nursery', 'plain']);

export const hasSerifs = (theme: RegistryTheme): boolean => !withoutSerifs.has(theme);

/** Themes whose hero is dark by day, too. */
const nightly: ReadonlySet<RegistryTheme> = new Set(['festival-night']);

const fonts =
  '--gr-font-display:var(--gr-font-body);--gr-weight-display:600;--gr-tracking-display:-0.025em;';

export const ornamentTile = (theme: RegistryTheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="28">${ornaments[theme]}</svg>`;

const dataUrl = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;

/** The colours of the default theme are the tokens of the design system. */
const colours = (theme: RegistryTheme): string =>
  theme === defaultTheme
    ? ''
    : Object.entries(palettes[theme])
        .map(([name, { light, dark }]) => `--gr-color-${name}:light-dark(${light},${dark});`)
        .join('');

const onPaper = ['canvas', 'surface', 'surface-raised']
  .map((name) => `--gr-color-${name}:#fff`)
  .join(';');

export function themeStyles(theme: RegistryTheme): string {
  const root = `:root[${themeAttribute}='${theme}']`;
  const shapes = hasSerifs(theme) ? '' : fonts;
  const hero = nightly.has(theme) ? '--gr-hero-scheme:dark;' : '';
  const tile =
    ornaments[theme] === '' ? 'linear-gradient(#0000,#0000)' : dataUrl(ornamentTile(theme));
  return `@layer tokens{${root}{${colours(theme)}${shapes}${hero}--gr-ornament:${tile}}@media print{${root}{${onPaper}}}}`;
}
