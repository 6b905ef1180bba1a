export type View = { id: string; title: string; theme: 'light' | 'dark' };

export type Picture = View & ({ file: string } | { problem: string });

export type Outcome = View & {
  share: number;
  kind: Kind;
  /** Of a story that failed, in the working tree or before it was removed. */
  problem?: string;
};

type Kind = (typeof KINDS)[number];

export const KINDS = ['failed', 'changed', 'repaired', 'new', 'removed', 'same'] as const;

export function countsOf(outcomes: readonly Outcome[]): string {
  const count = (wanted: Kind) => outcomes.filter(({ kind }) => kind === wanted).length;
  return KINDS.map((kind) => `${count(kind)} ${kind}`).join(', ');
}

export const fileOf = ({ id, theme }: View) => `${id}.${theme}.png`;
