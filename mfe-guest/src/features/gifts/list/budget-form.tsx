import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNavigation } from '@gift-registry/shell-contract';
import type { FormEvent } from 'react';
import styles from './gift-list.module.css';
import { budgetOf } from './list-query.ts';
import type { FilteredGifts } from './use-filtered-gifts.ts';

interface Props {
  readonly view: Pick<FilteredGifts, 'list' | 'setList'>;
}

export function BudgetForm({ view: { list, setList } }: Props) {
  const { pathname, search } = useNavigation().location;
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'budget');
  const isUnreadable = list.budget !== '' && budgetOf(list) === undefined;

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('budget');
    setList({ ...list, budget: typeof typed === 'string' ? typed.trim() : '' });
  };

  return (
    <form method="get" action={pathname} noValidate className={styles.form} onSubmit={show}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label="I have about"
        className={styles.amount}
        name="budget"
        startSlot="₹"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={list.budget}
        error={isUnreadable ? 'Please enter an amount' : undefined}
      />
      <Button type="submit">Show gifts</Button>
    </form>
  );
}
