import { facts, quote, type Block } from '../../content.ts';

interface Failure {
  readonly page?: string | null | undefined;
  readonly error?: string | null | undefined;
  readonly stack?: string | null | undefined;
}

export function failureBlocks({ page, error, stack }: Failure): Block[] {
  const rows = [
    ...(page ? [['Page', page] as const] : []),
    ...(error ? [['Error', error] as const] : []),
  ];
  return [...(rows.length > 0 ? [facts(...rows)] : []), ...(stack ? [quote(stack)] : [])];
}
