import { list } from 'postcss';
import type { DeclaredToken } from './declared-tokens.ts';
import * as values from './token-values.ts';

/** Of the Design Tokens Format Module, by the Design Tokens Community Group. */
const VERSION = '2025.10';
const SCHEMAS = `https://www.designtokens.org/schemas/${VERSION}`;
const PRODUCT = 'gift-registry';

type Value =
  | values.Color
  | values.Dimension
  | values.Duration
  | values.Shadow[]
  | string[]
  | number[]
  | number;
type Token = {
  $type: string;
  $value: Value;
  $description?: string;
  /** The value in CSS, where the format can't express all of it. */
  $extensions?: { [PRODUCT]: { css: string } };
};
type Tokens = Record<string, Record<string, Token> | Token>;

type Kind = { type: string; read: (css: string) => Value };

const dimension: Kind = { type: 'dimension', read: values.dimension };
const number: Kind = { type: 'number', read: values.number };

/** By the first word of the token's name. */
const KINDS: Readonly<Record<string, Kind>> = {
  color: { type: 'color', read: values.color },
  font: { type: 'fontFamily', read: values.fontFamily },
  weight: { type: 'fontWeight', read: values.number },
  text: dimension,
  leading: number,
  tracking: number,
  measure: number,
  space: dimension,
  page: dimension,
  bottom: dimension,
  touch: dimension,
  radius: dimension,
  breakpoint: dimension,
  shadow: { type: 'shadow', read: values.shadows },
  duration: { type: 'duration', read: values.duration },
  ease: { type: 'cubicBezier', read: values.cubicBezier },
};

export type Theme = 'light' | 'dark';

/** All tokens in one document, in which a tool chooses the theme and the amount of motion. */
export function resolverDocument(declared: readonly DeclaredToken[]) {
  const themed = declared.filter(isThemed);
  const reduced = declared.filter(({ forReducedMotion }) => forReducedMotion);
  const others = declared.filter((token) => !isThemed(token) && !token.forReducedMotion);
  return {
    $schema: `${SCHEMAS}/resolver.json`,
    name: 'Tohfa',
    version: VERSION,
    sets: { foundation: { sources: [tokensOf(others)] } },
    modifiers: {
      theme: {
        contexts: { light: [tokensOf(themed, 'light')], dark: [tokensOf(themed, 'dark')] },
        default: 'light',
      },
      motion: { contexts: { full: [], reduced: [tokensOf(reduced)] }, default: 'full' },
    },
    resolutionOrder: [
      { $ref: '#/sets/foundation' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/motion' },
    ],
  };
}

export function themeDocument(declared: readonly DeclaredToken[], theme: Theme) {
  const shown = declared.filter(({ forReducedMotion }) => !forReducedMotion);
  return { $schema: `${SCHEMAS}/format.json`, ...tokensOf(shown, theme) };
}

const isThemed = ({ value }: DeclaredToken) => value.startsWith('light-dark(');

function tokensOf(declared: readonly DeclaredToken[], theme: Theme = 'light'): Tokens {
  const tokens: Tokens = {};
  for (const token of declared) {
    const [group = '', ...rest] = token.name.split('-');
    const kind = KINDS[group];
    if (!kind) throw new Error(`No kind of token begins with "${group}".`);
    const made = tokenOf(token, kind, theme);
    if (rest.length === 0) tokens[group] = made;
    else tokens[group] = { ...tokens[group], [rest.join('-')]: made };
  }
  return tokens;
}

function tokenOf(token: DeclaredToken, { type, read }: Kind, theme: Theme): Token {
  const css = valueIn(theme, token.value);
  const isWhole = !/^(?:min|max|clamp)\(|\d(?:em|ch)$/.test(css);
  return {
    $type: type,
    $value: read(css),
    ...(token.description === undefined ? {} : { $description: token.description }),
    ...(isWhole ? {} : { $extensions: { [PRODUCT]: { css } } }),
  };
}

function valueIn(theme: Theme, css: string): string {
  const [, both] = /^light-dark\((.*)\)$/.exec(css) ?? [];
  const [light = css, dark = css] = both === undefined ? [] : list.comma(both);
  return theme === 'light' ? light : dark;
}
