import { jsonrepair } from 'jsonrepair';

const MAX_BLOCK = 256 * 1024;
// Repairing is slow, and no real block is larger.
const MAX_REPAIR = 64 * 1024;

// Bounded quantifiers: a block may consist of a hundred thousand spaces.
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

export function readJson(block: string): unknown {
  if (block.length > MAX_BLOCK) return undefined;
  const bare = block.replace(CDATA_OR_COMMENT, '').trim().replace(/;$/, '');
  if (bare === '') return undefined;
  const read = parse(bare);
  if (read !== undefined) return read;
  // A control character is white space outside strings and an error inside them.
  const clean = bare.replace(CONTROL, ' ');
  return parse(clean) ?? repair(clean);
}
