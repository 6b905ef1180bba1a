import { posix } from 'node:path';
import ts from 'typescript';

interface Syntax {
  readonly comments: number;
  readonly imports: readonly string[];
}

/** A comment of several `//` lines counts once. */
function countRuns(text: string, ranges: readonly ts.CommentRange[]): number {
  return ranges.filter((range, index) => {
    const before = ranges[index - 1];
    const isLine = range.kind === ts.SyntaxKind.SingleLineCommentTrivia;
    return !(isLine && before && /^\n[ \t]*$/.test(text.slice(before.end, range.pos)));
  }).length;
}

function commentsOf(source: ts.SourceFile): readonly ts.CommentRange[] {
  const { text } = source;
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    // A text may contain `//`, and documentation is also the leading comment of a token.
    if (ts.isJsxText(node) || ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.pos) ?? []),
    ];
    for (const range of ranges) found.set(range.pos, range);
  };
  visit(source);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}

const importsOf = (path: string, text: string): readonly string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name));

export function syntaxOf(path: string, text: string): Syntax {
  if (path.endsWith('.css'))
    return { comments: text.match(/\/\*.*?\*\//gs)?.length ?? 0, imports: [] };
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  return { comments: countRuns(text, commentsOf(source)), imports: importsOf(path, text) };
}
