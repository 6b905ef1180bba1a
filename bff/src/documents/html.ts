import { htmlEscape } from 'escape-goat';

export function tag(name: string, attributes: Readonly<Record<string, string | boolean>>): string {
  const rendered = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === false) return [];
    return value === true ? [key] : [`${key}="${htmlEscape(value)}"`];
  });
  return `<${[name, ...rendered].join(' ')}>`;
}

const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Renders JSON text in a `<script>` that browsers don't execute; no value can close the tag. */
export function jsonTextBlock(type: string, json: string, id?: string): string {
  const escaped = json.replace(/[<>&\u2028\u2029]/g, (character) => scriptEscapes[character] ?? '');
  return `${tag('script', { type, ...(id && { id }) })}${escaped}</script>`;
}

export const dataBlock = (type: string, value: unknown): string =>
  jsonTextBlock(type, JSON.stringify(value));

export const jsonBlock = (id: string, value: unknown): string =>
  jsonTextBlock('application/json', JSON.stringify(value), id);
