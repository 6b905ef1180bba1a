import { jsonrepair } from 'jsonrepair';

// Objects around a product's name are small; a page's whole state is not.
const MAX_OBJECT = 24_000;
const MAX_REPAIR = 6_000;

/** Index of the brace that opens the object around `at`, `outward` levels further out; -1 when none is near. */
function openingBefore(text: string, at: number, outward: number): number {
  let depth = 0;
  let left = outward;
  for (let index = at; index >= Math.max(0, at - MAX_OBJECT); index -= 1) {
    const sign = text.charCodeAt(index);
    if (sign === 125) depth += 1;
    else if (sign === 123) {
      if (depth > 0) depth -= 1;
      else if (left === 0) return index;
      else left -= 1;
    }
  }
  return -1;
}

function closingAfter(text: string, opening: number): number {
  let depth = 0;
  const end = Math.min(text.length, opening + MAX_OBJECT);
  for (let index = opening; index < end; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === 34 || sign === 39) {
      // Skips strings. An apostrophe looks like a quote, so only a closed one counts.
      const close = closingQuote(text, index, end);
      if (close > 0) index = close;
    } else if (sign === 123) depth += 1;
    else if (sign === 125) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return -1;
}

function closingQuote(text: string, opening: number, end: number): number {
  const quote = text.charCodeAt(opening);
  for (let index = opening + 1; index < end; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === 92) index += 1;
    else if (sign === quote) return index;
  }
  return -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (text.length > MAX_REPAIR) return undefined;
    try {
      return JSON.parse(jsonrepair(text));
    } catch {
      return undefined;
    }
  }
}

export function objectAt(script: string, opening: number): unknown {
  const closing = closingAfter(script, opening);
  return closing < 0 ? undefined : parse(script.slice(opening, closing + 1));
}

interface Budget {
  left: number;
}

const OUTWARD = 3;

export function* findObjects(script: string, mention: string, budget: Budget): Generator<unknown> {
  const read = new Set<number>();
  for (
    let at = script.indexOf(mention);
    at >= 0 && budget.left > 0;
    at = script.indexOf(mention, at + mention.length)
  )
    for (let outward = 0; outward < OUTWARD; outward += 1) {
      budget.left -= 1;
      const opening = openingBefore(script, at, outward);
      if (opening < 0) break;
      if (read.has(opening)) continue;
      read.add(opening);
      const closing = closingAfter(script, opening);
      if (closing < at) break;
      const value = parse(script.slice(opening, closing + 1));
      if (value !== undefined) yield value;
    }
}
