import { SearchField } from '@gift-registry/design-system/search-field';
import type { useProducts } from './view/use-products.ts';
import { useDebouncedSearch } from '../query-state/use-debounced-search.ts';

interface Props {
  readonly searched: string;
  readonly products: ReturnType<typeof useProducts>;
  readonly onSearch: (term: string) => void;
  readonly onLinkPasted: (url: string) => void;
}

const isLink = (text: string) => /^https?:\/\/\S+$/i.test(text);

export function ProductSearch({ searched, products, onSearch, onLinkPasted }: Props) {
  const { typed, type, searchNow } = useDebouncedSearch(searched, onSearch);
  const { isError, isFetching, isFetchingNextPage, isPlaceholderData, refetch } = products;
  const busy = isFetching && isPlaceholderData && !isFetchingNextPage;
  return (
    <SearchField
      name="search"
      label="Search for a gift"
      placeholder="Search for a gift"
      maxLength={100}
      value={typed}
      onValueChange={type}
      onSearch={searchNow}
      onClear={() => searchNow('')}
      status={isError && !isFetching ? 'failed' : busy ? 'busy' : 'idle'}
      onRetry={() => void refetch()}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text').trim();
        if (!isLink(text)) return;
        event.preventDefault();
        onLinkPasted(text);
      }}
    />
  );
}
