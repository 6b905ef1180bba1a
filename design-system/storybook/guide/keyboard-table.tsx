import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';
import styles from './guide.module.css';

export function KeyboardTable({ keyboard }: Pick<Guide, 'keyboard'>) {
  if (typeof keyboard === 'string') return <p>{keyboard}</p>;
  return (
    <Unstyled>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(([keys, effect]) => (
            <tr key={keys}>
              <td>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
