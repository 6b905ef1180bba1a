const webAddress = /https?:\/\/[^\s<>"'“”‘’|।]+/gi;
const sentenceEnd = /[.,;:!?…)\]}]$/;

/** A closing bracket belongs to the link when the link opens it, too. */
const closesItsOwn = (link: string): boolean =>
  (link.endsWith(')') && link.includes('(')) || (link.endsWith(']') && link.includes('['));

function withoutSentenceEnd(link: string): string {
  let shortened = link;
  while (sentenceEnd.test(shortened) && !closesItsOwn(shortened))
    shortened = shortened.slice(0, -1);
  return shortened;
}

export function linksInText(text: string): string[] {
  const links = (text.match(webAddress) ?? [])
    .map(withoutSentenceEnd)
    .filter((link) => URL.parse(link)?.hostname);
  return [...new Set(links)];
}
