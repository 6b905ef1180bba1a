import { CheckIcon } from '@gift-registry/design-system/icon';
import styles from './checked-point.module.css';

export function CheckedPoint({ text }: { readonly text: string }) {
  return (
    <li className={styles.point}>
      <CheckIcon />
      {text}
    </li>
  );
}
