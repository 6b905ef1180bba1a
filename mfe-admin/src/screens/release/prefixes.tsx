import { type DeployedProject, formatTime, handOverPrefix } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import styles from './prefixes.module.css';
import { TextLink } from '@gift-registry/design-system/text-link';
import { shortVersion } from '../../features/releases/release-change.ts';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useReleaseChange } from '../../features/releases/use-releases.ts';

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

type Props = Pick<DeployedProject, 'previews'>;

export function Previews({ previews }: Props) {
  if (previews.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="previews" padding="sm">
      <h2 id="previews" className={styles.title}>
        Previews
      </h2>
      <ul className={styles.paths}>
        {previews.map(({ name, version, author, endsAt, link }) => (
          <li key={name}>
            <span>
              <TextLink href={link}>{name}</TextLink> shows {shortVersion(version)}
              {author && ` by ${author}`} until {formatTime(endsAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type HandOverDialogProps = {
  prefix: string;
  from: string;
  others: readonly string[];
  layer: HistoryLayer;
};

export function HandOverDialog({ prefix, from, others, layer }: HandOverDialogProps) {
  const showToast = useToast();
  const change = useReleaseChange(
    (api, project: string) => api(handOverPrefix, { params: { project }, body: { prefix } }),
    ({ project }) => {
      showToast({
        type: 'success',
        title: 'Path Handed Over',
        description: `${prefix} belongs to ${project} now.`,
      });
      layer.close();
    },
  );
  return (
    <FormDialog
      layer={layer}
      size="sm"
      title={`Hand over ${prefix}?`}
      description={`What is live stays live. The next release of ${from} can have no page there.`}
      danger
      submitLabel="Hand over"
      busyLabel="Handing over..."
      busy={change.isPending}
      failureTitle="The path was not handed over"
      failure={change.error?.message}
      onSubmit={({ currentTarget }) =>
        change.mutate(String(new FormData(currentTarget).get('project')))
      }
    >
      <SelectField label="To" name="project" options={others.map((value) => ({ value }))} />
    </FormDialog>
  );
}
