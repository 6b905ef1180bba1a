import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import type { FormEvent } from 'react';
import styles from './gift-list.module.css';
import { ListForm } from './list-form.tsx';
import { budgetOf } from './list-query.ts';
import type { FilteredGifts } from './use-filtered-gifts.ts';

interface Props {
  readonly view: Pick<FilteredGifts, 'list' | 'setList'>;
}

export function BudgetForm({ view: { list, setList } }: Props) {
  const isUnreadable = list.budget !== '' && budgetOf(list) === undefined;

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('budget');
    setList({ ...list, budget: typeof typed === 'string' ? typed.trim() : '' });
  };

  return (
    <ListForm owns={['budget']} className={styles.form} onSubmit={show}>
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
    </ListForm>
  );
}
