import { htmlEscape } from 'escape-goat';

export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Value = string | number | Html | readonly Html[];

function insert(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.join('');
  return htmlEscape(String(value));
}

/** A template tag that escapes every inserted value except `Html`. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    strings.reduce((whole, part, index) => {
      const value = values[index - 1];
      return whole + (value === undefined ? '' : insert(value)) + part;
    }),
  );
}
