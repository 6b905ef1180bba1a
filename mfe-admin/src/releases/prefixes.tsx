import { type DeployedProject, plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import styles from './releases.module.css';

type PrefixesProps = Pick<DeployedProject, 'project' | 'prefixes'> & {
  onHandOver: (project: string, prefix: string) => void;
};

export function Prefixes({ project, prefixes, onHandOver }: PrefixesProps) {
  if (prefixes.length === 0) return null;
  return (
    <details className={styles.prefixes}>
      <summary>{plural(prefixes.length, 'Owns # path', 'Owns # paths')}</summary>
      <ul aria-label={`Paths of ${project}`}>
        {prefixes.map((prefix) => (
          <li key={prefix}>
            <code>{prefix}</code>
            <Button
              size="sm"
              onClick={() => onHandOver(project, prefix)}
              aria-label={`Hand over ${prefix} of ${project}`}
            >
              Hand over
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
