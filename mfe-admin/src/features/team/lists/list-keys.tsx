import styles from './list-keys.module.css';

interface Props {
  readonly choosing: boolean;
}

export function ListKeys({ choosing }: Props) {
  return (
    <p className={styles.keys}>
      Keys: <kbd>j</kbd> and <kbd>k</kbd> go down and up,{' '}
      {choosing && (
        <>
          <kbd>x</kbd> chooses,{' '}
        </>
      )}
      <kbd>Enter</kbd> opens, <kbd>/</kbd> searches.
      {choosing && ' Shift and a click choose all between.'}
    </p>
  );
}
