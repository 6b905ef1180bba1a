import type { DeployedProject } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import styles from './prefixes.module.css';

type PrefixesProps = Pick<DeployedProject, 'project' | 'prefixes'> & {
  onHandOver: ((project: string, prefix: string) => void) | undefined;
};

export function Prefixes({ project, prefixes, onHandOver }: PrefixesProps) {
  if (prefixes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="paths" padding="sm">
      <h2 id="paths" className={styles.title}>
        Paths
      </h2>
      <ul aria-label={`Paths of ${project}`} className={styles.paths}>
        {prefixes.map((prefix) => (
          <li key={prefix}>
            <code>{prefix}</code>
            {onHandOver && (
              <Button
                size="sm"
                onClick={() => onHandOver(project, prefix)}
                aria-label={`Hand over ${prefix} of ${project}`}
              >
                Hand over
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
