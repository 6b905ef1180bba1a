/** The arguments of `:not()`, `:is()`, `:has()` and the like, without nested brackets. */
const innermostBrackets = /\([^()]*\)|\[[^[\]]*\]/g;
const className = /\.([\w-]+)/g;

/** Classes in `:not()` must be absent, and of those in `:is()` one is enough: only classes outside of brackets are certain. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(innermostBrackets, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** The classes that must exist in a page for the selector to match something. */
export function classesOf(selector: string): string[] {
  // An escaped name would have to be decoded; generated names have none.
  if (selector.includes('\\')) return [];
  return [...withoutBrackets(selector).matchAll(className)].map(([, name = '']) => name);
}
