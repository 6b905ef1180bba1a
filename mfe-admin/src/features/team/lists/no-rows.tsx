import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import { type ListQuery, listAddress, listSearch } from './admin-list.ts';

export interface EmptyWords {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly things: string;
  readonly pathname: string;
  readonly query: ListQuery;
  readonly words: EmptyWords;
}

export function NoRows({ things, pathname, query, words }: Props) {
  const { cursor, sort: _sort, ...filters } = query;
  if (cursor !== undefined)
    return (
      <EmptyState
        title={`No further ${things}`}
        action={
          <Button href={listAddress(pathname, listSearch(query))} linkComponent={Link}>
            To the first page
          </Button>
        }
      />
    );
  if (Object.values(filters).some(Boolean))
    return (
      <EmptyState
        title={`No ${things} match`}
        action={
          <Button href={pathname} linkComponent={Link}>
            Show all {things}
          </Button>
        }
      />
    );
  return <EmptyState title={words.title}>{words.text}</EmptyState>;
}
