import { DebouncedSearchField } from '@gift-registry/design-system/debounced-search-field';
import type { useProducts } from './use-products.ts';

interface Props {
  readonly searched: string;
  readonly products: ReturnType<typeof useProducts>;
  readonly onSearch: (term: string) => void;
  readonly onLinkPasted: (url: string) => void;
}

const isLink = (text: string) => /^https?:\/\/\S+$/i.test(text);

export function ProductSearch({ searched, products, onSearch, onLinkPasted }: Props) {
  const { isError, isFetching, isFetchingNextPage, isPlaceholderData, refetch } = products;
  const busy = isFetching && isPlaceholderData && !isFetchingNextPage;
  return (
    <DebouncedSearchField
      name="search"
      label="Search for a gift"
      placeholder="Search for a gift"
      maxLength={100}
      searched={searched}
      onSearch={onSearch}
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
