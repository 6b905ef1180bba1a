import { SearchIcon } from '@gift-registry/design-system/icon';
import { TextField } from '@gift-registry/design-system/text-field';
import { ListForm } from './list-form.tsx';
import styles from './gift-list.module.css';
import type { FilteredGifts } from './use-filtered-gifts.ts';

/** Finds gifts of a long list while the guest types; without scripts Enter sends it. */
export function GiftSearch({ view: { list, setList } }: { readonly view: FilteredGifts }) {
  return (
    <ListForm
      owns={['search']}
      role="search"
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Search the gifts"
        hideLabel
        type="search"
        name="search"
        placeholder="Search the gifts"
        startSlot={<SearchIcon />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={list.search ?? ''}
        onChange={({ target }) => setList({ ...list, search: target.value || undefined }, 'search')}
      />
    </ListForm>
  );
}
