import { jsonrepair } from 'jsonrepair';

const MAX_BLOCK = 256 * 1024;
// Repairing reads sign by sign; what is larger than any real block is not worth it.
const MAX_REPAIR = 64 * 1024;

// Bounded, because a block may be a hundred thousand spaces.
const CDATA_OR_COMMENT =
  /^\s{0,20}(?:\/\*)?\s{0,5}(?:<!\[CDATA\[|<!--)\s{0,20}(?:\*\/)?|(?:\/\*)?(?:\]\]>|-->)\s{0,20}(?:\*\/)?\s{0,20}$|^[ \t]{0,20}\/\/[^\n]{0,200}$/gm;
const CONTROL = /\p{Cc}/gu;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repair(text: string): unknown {
  if (text.length > MAX_REPAIR || !/^[[{]/.test(text)) return undefined;
  try {
    return parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** Reads a JSON-LD block as browsers and search engines do: as far as it can be understood. */
export function readJson(block: string): unknown {
  if (block.length > MAX_BLOCK) return undefined;
  const bare = block.replace(CDATA_OR_COMMENT, '').trim().replace(/;$/, '');
  if (bare === '') return undefined;
  const read = parse(bare);
  if (read !== undefined) return read;
  // Outside strings a control character is white space anyway, inside them it is an error.
  const clean = bare.replace(CONTROL, ' ');
  return parse(clean) ?? repair(clean);
}
