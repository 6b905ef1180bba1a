import { SearchField } from '@gift-registry/design-system/search-field';

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export function FindSetting({ search, onSearch }: Props) {
  return (
    <SearchField
      label="Find a setting"
      placeholder="Find a setting"
      value={search}
      onValueChange={onSearch}
    />
  );
}
