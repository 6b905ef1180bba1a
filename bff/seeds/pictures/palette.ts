export type Colour = `#${string}`;

export interface Colourway {
  readonly main: Colour;
  readonly accent: Colour;
  readonly second: Colour;
  readonly backdrop: Colour;
}

export const colourways = {
  terracotta: { main: '#c8603f', accent: '#f0b15a', second: '#2f6f73', backdrop: '#f6e3d3' },
  marigold: { main: '#eba43a', accent: '#b8453a', second: '#3d6b5c', backdrop: '#fbeccb' },
  crimson: { main: '#b23a48', accent: '#e9b44c', second: '#2f6b65', backdrop: '#f7e0dc' },
  rose: { main: '#d9737c', accent: '#7a3b5c', second: '#f0c27a', backdrop: '#f9e0de' },
  blush: { main: '#f0b7a8', accent: '#c4586a', second: '#8fb3a5', backdrop: '#fbe9e0' },
  plum: { main: '#7a3b5c', accent: '#e8a94f', second: '#d98a8f', backdrop: '#efdfe7' },
  lilac: { main: '#a896cf', accent: '#f2b66b', second: '#6b5b9a', backdrop: '#ece6f5' },
  indigo: { main: '#3f4f8c', accent: '#eba43a', second: '#d9737c', backdrop: '#dfe3f2' },
  sky: { main: '#6aa5cf', accent: '#f2b65c', second: '#e2725b', backdrop: '#dcebf4' },
  teal: { main: '#2f7f83', accent: '#f0b15a', second: '#e07a5f', backdrop: '#d8ebe6' },
  mint: { main: '#8cc5ad', accent: '#e58567', second: '#f4d58d', backdrop: '#e0f1e8' },
  sage: { main: '#7fa07a', accent: '#d9824f', second: '#f2d7a0', backdrop: '#e4ecd9' },
  forest: { main: '#3f6b4f', accent: '#e2a64a', second: '#c9694d', backdrop: '#dfeadd' },
  ivory: { main: '#f4e8d0', accent: '#b8743f', second: '#7fa07a', backdrop: '#e6d5bd' },
  brass: { main: '#cf9f3f', accent: '#8c4a32', second: '#f3dfae', backdrop: '#f5ead2' },
  copper: { main: '#c27650', accent: '#5f8a80', second: '#f0c9a0', backdrop: '#f5e2d6' },
  silver: { main: '#bfc7ce', accent: '#5d7391', second: '#d9a05b', backdrop: '#dde5ec' },
  charcoal: { main: '#4a4652', accent: '#d9a441', second: '#a4574a', backdrop: '#e5e0e2' },
} as const satisfies Record<string, Colourway>;

export type ColourwayName = keyof typeof colourways;

export const material = {
  steel: '#c3cad0',
  brass: '#d3a548',
  copper: '#c27a52',
  wood: '#c08a57',
  darkWood: '#7f563c',
  glass: '#d3e8ea',
  cream: '#fbf1df',
  paper: '#fffaf0',
  leaf: '#5f9560',
  soil: '#6b4636',
  ink: '#423642',
  rope: '#d9bf96',
  stone: '#8f8b90',
  flame: '#f6a83c',
  glow: '#ffe3a1',
} as const satisfies Record<string, Colour>;

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, i) =>
    Math.round(value + ((target[i] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

// Warm white and aubergine instead of white and black: every tone keeps the same warm light.
export const lighter = (colour: Colour, share = 0.3): Colour => mix(colour, '#fff6e6', share);
export const darker = (colour: Colour, share = 0.22): Colour => mix(colour, '#38202f', share);
