const MAX_BLOCK = 256 * 1024;

const CDATA_OR_COMMENT =
  /^\s*(?:\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?|(?:\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$|^\s*\/\/[^\n]{0,200}$/gm;
const CONTROL = /\p{Cc}/gu;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a JSON-LD block as browsers and search engines do: as far as it can be understood. */
export function readJson(block: string): unknown {
  if (block.length > MAX_BLOCK) return undefined;
  const bare = block.replace(CDATA_OR_COMMENT, '').trim().replace(/;$/, '');
  if (bare === '') return undefined;
  // Outside strings a control character is white space anyway, inside them it is an error.
  const clean = bare.replace(CONTROL, ' ');
  return parse(bare) ?? parse(clean) ?? parse(clean.replace(/,\s{0,50}([}\]])/g, '$1'));
}
