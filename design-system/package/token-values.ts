import { list } from 'postcss';

export type Color = {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha?: number;
  hex: string;
};
export type Dimension = { value: number; unit: 'px' | 'rem' };
export type Duration = { value: number; unit: 'ms' };
export type Shadow = {
  color: string;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
};

const PIXELS_OF_REM = 16;
const NONE: Dimension = { value: 0, unit: 'px' };

export function color(css: string): Color {
  const digits = /^#(\w\w)(\w\w)(\w\w)$/.exec(css)?.slice(1);
  if (digits) return srgb(digits.map((pair) => Number.parseInt(pair, 16)));
  const [, channels = '', alpha] = /^rgb\(([\d ]+) \/ ([\d.]+)\)$/.exec(css) ?? [];
  if (alpha === undefined) throw new Error(`${css} is not a colour.`);
  return srgb(list.space(channels).map(Number), Number(alpha));
}

function srgb(channels: readonly number[], alpha?: number): Color {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => rounded(channel / 255));
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  const components: Color['components'] = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components,
    ...(alpha === undefined ? {} : { alpha }),
    hex: `#${hex}`,
  };
}

export function dimension(css: string): Dimension {
  const length = lengthOf(css);
  if (!Number.isFinite(length.value)) throw new Error(`${css} grows without a limit.`);
  return length;
}

function lengthOf(css: string): Dimension {
  const [, name = '', inner = ''] = /^(min|max|clamp)\((.*)\)$/.exec(css) ?? [];
  if (name) {
    const lengths = list.comma(inner).map(lengthOf).toSorted(byPixels);
    const chosen = lengths.at({ min: 0, max: -1, clamp: 1 }[name] ?? 0);
    if (chosen) return chosen;
  }
  const [, value = '', unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  if (unit === 'px' || unit === 'rem') return { value: Number(value), unit };
  // Lengths that follow the width of the screen are longer than all others on a wide one.
  if (/^(?:[\d.]+rem \+ )?[\d.]+vw$/.test(css)) return { value: Infinity, unit: 'px' };
  throw new Error(`${css} is not a length.`);
}

const pixels = ({ value, unit }: Dimension) => (unit === 'rem' ? value * PIXELS_OF_REM : value);
const byPixels = (one: Dimension, other: Dimension) => pixels(one) - pixels(other);

export function duration(css: string): Duration {
  const [, value = '', unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  if (unit === undefined) throw new Error(`${css} is not a duration.`);
  return { value: Number(value) * (unit === 's' ? 1000 : 1), unit: 'ms' };
}

export function number(css: string): number {
  const [, value] = /^(-?[\d.]+)(?:em|ch)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is not a number.`);
  return Number(value);
}

export const fontFamily = (css: string): string[] =>
  list.comma(css).map((name) => name.replaceAll(/^'|'$/g, ''));

export function cubicBezier(css: string): number[] {
  const [, points] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
  if (points === undefined) throw new Error(`${css} is not an easing.`);
  return list.comma(points).map(Number);
}

export const shadows = (css: string): Shadow[] => list.comma(css).map(shadow);

function shadow(css: string): Shadow {
  const parts = list.space(css);
  const [, group, token] = /^var\(--gr-([a-z]+)-([\w-]+)\)$/.exec(parts.pop() ?? '') ?? [];
  const [offsetX, offsetY, blur, spread = NONE] = parts.map((part) =>
    part === '0' ? NONE : dimension(part),
  );
  if (!token || !offsetX || !offsetY || !blur) throw new Error(`${css} is not a shadow.`);
  return { color: `{${group}.${token}}`, offsetX, offsetY, blur, spread };
}

const rounded = (value: number) => Number(value.toFixed(4));
