import { htmlEscape } from 'escape-goat';
import { countsOf, fileOf, KINDS, type Outcome } from './outcome.ts';

const HEADINGS: Readonly<Record<Outcome['kind'], string>> = {
  failed: 'Failed in the working tree',
  changed: 'Changed',
  repaired: 'Failed before, and no more',
  new: 'New',
  removed: 'Removed',
  same: 'The same',
};

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-inline-size: 110rem; padding: 1.5rem }
  article { margin-block: 2rem; border-block-start: 1px solid; padding-block-start: 0.5rem }
  article > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  figure { margin: 0 }
  img { max-inline-size: 100%; border: 1px solid #8888 }
  pre { overflow: auto }
`;

export function reportPage(commit: string, outcomes: readonly Outcome[]): string {
  const sections = KINDS.map((kind) => section(kind, outcomes)).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories since ${htmlEscape(commit)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Stories since ${htmlEscape(commit)}</h1>
<p>${countsOf(outcomes)}. Each story counts in light and in dark.</p>
${sections}</body>
</html>
`;
}

function section(wanted: Outcome['kind'], outcomes: readonly Outcome[]): string {
  const chosen = outcomes.filter(({ kind }) => kind === wanted);
  if (chosen.length === 0) return '';
  const heading = `${HEADINGS[wanted]} (${chosen.length})`;
  if (wanted === 'same') {
    const names = chosen.map((outcome) => `<li>${nameOf(outcome)}</li>`).join('\n');
    return `<details>\n<summary>${heading}</summary>\n<ul>\n${names}\n</ul>\n</details>\n`;
  }
  return `<h2>${heading}</h2>\n${chosen.map(article).join('')}`;
}

function article(outcome: Outcome): string {
  const share = outcome.kind === 'changed' ? `, ${percent(outcome.share)} of the pixels` : '';
  return `<article id="${htmlEscape(fileOf(outcome))}">
<h3>${nameOf(outcome)}${share}</h3>
${outcome.problem === undefined ? pictures(outcome) : `<pre>${htmlEscape(outcome.problem)}</pre>`}
</article>
`;
}

function pictures(outcome: Outcome): string {
  const figure = (folder: string, caption: string) =>
    `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${folder}/${encodeURIComponent(fileOf(outcome))}" alt=""></figure>`;
  const figures = {
    before: !['new', 'repaired'].includes(outcome.kind) && figure('before', 'Before'),
    after: outcome.kind !== 'removed' && figure('after', 'After'),
    difference: outcome.kind === 'changed' && figure('difference', 'Difference'),
  };
  return `<div>${Object.values(figures).filter(Boolean).join('')}</div>`;
}

const nameOf = ({ title, theme }: Outcome) => htmlEscape(`${title}, ${theme}`);

const percent = (share: number) => `${share < 0.001 ? 'under 0.1' : (share * 100).toFixed(1)} %`;
