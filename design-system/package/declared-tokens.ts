import postcss, { AtRule, type Declaration, type Node } from 'postcss';

export type DeclaredToken = {
  name: string;
  value: string;
  description: string | undefined;
  /** Holds for people whose system asks for less motion. */
  forReducedMotion: boolean;
};

const PREFIX = '--gr-';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Lists the tokens of a style sheet. Rules for paper are no tokens: they only save ink. */
export function declaredTokens(sheet: string): readonly DeclaredToken[] {
  const tokens: DeclaredToken[] = [];
  postcss.parse(sheet).walkDecls((declaration) => {
    if (!declaration.prop.startsWith('--')) return;
    const media = mediaOf(declaration);
    if (media === 'print') return;
    if (!declaration.prop.startsWith(PREFIX) || ![undefined, REDUCED_MOTION].includes(media))
      throw declaration.error('Only tokens that begin with --gr- can be exported.');
    tokens.push({
      name: declaration.prop.slice(PREFIX.length),
      value: declaration.value.replaceAll(/\s+/g, ' '),
      description: descriptionOf(declaration),
      forReducedMotion: media === REDUCED_MOTION,
    });
  });
  return tokens;
}

function mediaOf(declaration: Declaration): string | undefined {
  for (let node: Node | undefined = declaration.parent; node; node = node.parent)
    if (node instanceof AtRule && node.name === 'media') return node.params;
  return undefined;
}

function descriptionOf(declaration: Declaration): string | undefined {
  const before = declaration.prev();
  if (before?.type === 'comment') return before.text.replaceAll(/\s+/g, ' ');
  const startsParagraph = declaration.raws.before?.includes('\n\n') ?? false;
  return before?.type === 'decl' && !startsParagraph ? descriptionOf(before) : undefined;
}
