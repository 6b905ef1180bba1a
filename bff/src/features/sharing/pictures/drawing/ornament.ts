import type { RegistryTheme } from '@gift-registry/bff-contract';
import { ornaments, palettes } from '@gift-registry/bff-contract/themes';

const TILE = 64;
const ENLARGED = 1.5;

export function ornament(theme: RegistryTheme, width: number, scale: number): string {
  const size = scale * ENLARGED;
  const count = Math.ceil(width / size / TILE);
  const colour = palettes[theme].marigold.light;
  const tile = ornaments[theme].replaceAll('#000', colour);
  const tiles = Array.from(
    { length: count },
    (_, index) => `<g transform="translate(${index * TILE} 0)">${tile}</g>`,
  );
  return `<g fill="${colour}" transform="scale(${size})">${tiles.join('')}</g>`;
}
