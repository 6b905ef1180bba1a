import type { RegistryTheme } from './registry-themes.ts';

/** Tiles of 64 by 28 pixels that repeat along an edge. Their shape alone counts: the colour comes from where they stand. */
export const ornaments: Readonly<Record<RegistryTheme, string>> = {
  marigold:
    '<path d="M0 2Q32 26 64 2" fill="none" stroke="#000" stroke-width="1.5"/><circle cx="10" cy="9" r="4.5"/><circle cx="21" cy="14" r="4.5"/><circle cx="32" cy="16" r="5.5"/><circle cx="43" cy="14" r="4.5"/><circle cx="54" cy="9" r="4.5"/><path d="M0 3c4 6 4 14 0 20M64 3c-4 6-4 14 0 20"/>',
  lotus:
    '<path d="M32 26C22 19 22 9 32 1c10 8 10 18 0 25ZM20 24C9 22 6 14 9 7c8 3 12 9 11 17ZM44 24c11-2 14-10 11-17-8 3-12 9-11 17Z"/><circle cx="0" cy="13" r="2.5"/><circle cx="64" cy="13" r="2.5"/>',
  indigo:
    '<path fill-rule="evenodd" d="m32 0 14 14-14 14-14-14Zm0 6-8 8 8 8 8-8Zm0 4 4 4-4 4-4-4ZM0 7l7 7-7 7ZM64 7l-7 7 7 7Z"/><path d="M0 0h64v1.5H0Z"/>',
  mehndi:
    '<path fill-rule="evenodd" d="M24 26C8 26 6 8 25 1c-5 9 13 8 11 17-1 5-6 8-12 8Zm0-5c5 0 8-3 7-6-2-4-8-2-9-6-6 6-4 12 2 12Z"/><circle cx="50" cy="6" r="2"/><circle cx="56" cy="13" r="2.5"/><circle cx="50" cy="20" r="2"/><circle cx="44" cy="13" r="1.5"/>',
  monsoon:
    '<path d="M12 2c5 7 6 12 0 12S7 9 12 2ZM44 2c5 7 6 12 0 12S39 9 44 2ZM28 10c5 7 6 12 0 12s-5-5 0-12ZM60 10c4 6 5 12 0 12s-5-5 0-12Z"/>',
  'festival-night':
    '<path d="m16 2 3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM48 8l1.6 4.4L54 14l-4.4 1.6L48 20l-1.6-4.4L42 14l4.4-1.6Z"/><circle cx="34" cy="4" r="1.5"/><circle cx="61" cy="4" r="1.5"/><circle cx="33" cy="23" r="1.5"/>',
  nursery: '<path d="M0 1h64v2H0ZM4 3h24L16 22ZM36 3h24L48 22Z"/>',
  plain: '',
};
