import {
  changeLink,
  endLink,
  formatEventDate,
  rotateLink,
  type RegistryLink,
  formatDay,
  plural,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { ConfirmButton } from '../../features/platform/confirm-button.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import { LinkEnd } from './link-end.tsx';
import styles from './links.module.css';

const visitorCount = (count: number): string => plural(count, '# visitor', '# visitors');

type Openings = RegistryLink['openings'];

const visitors = (openings: Openings): string =>
  visitorCount(openings.reduce((sum, day) => sum + day.count, 0));

function LinkOpenings({ openings }: { readonly openings: Openings }) {
  if (openings.length === 0) return <p>Nobody opened it in the last 30 days.</p>;
  return (
    <div>
      <p>Visitors in the last 30 days:</p>
      <ul>
        {openings.map((opening) => (
          <li key={opening.day}>
            {formatDay(opening.day, 'UTC')}: {visitorCount(opening.count)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  readonly registryId: string;
  readonly link: RegistryLink;
}

function State({ link: { paused, ended, endsOn } }: Pick<Props, 'link'>) {
  if (ended) return <Badge tone="warning">Expired</Badge>;
  if (paused) return <Badge tone="warning">Paused</Badge>;
  if (endsOn) return <Badge tone="info">Until {formatEventDate(endsOn)}</Badge>;
  return <Badge tone="success">Open</Badge>;
}

export function LinkCard({ registryId, link }: Props) {
  const api = useApi();
  const showToast = useToast();
  const params = { registryId, linkId: link.id };
  const name = link.label ?? 'Main link';
  const change = useSettingMutation({
    send: (body: { paused?: boolean; endsOn?: string | null }) => api(changeLink, { params, body }),
    done: (_, { paused, endsOn }) => {
      if (paused !== undefined)
        return paused ? `“${name}” is paused.` : `“${name}” opens your registry again.`;
      return endsOn
        ? `“${name}” expires after ${formatEventDate(endsOn)}.`
        : `“${name}” no longer expires.`;
    },
  });
  const rotate = useSettingMutation({
    send: () => api(rotateLink, { params }),
    done: () => `“${name}” has a new link. The old one no longer works.`,
  });
  const end = useSettingMutation({
    send: () => api(endLink, { params }),
    done: () => `“${name}” has ended.`,
  });
  return (
    <Card as="li" padding="sm">
      <div className={styles.row}>
        <div className={styles.about}>
          <h3 className={styles.name}>{name}</h3>
          <State link={link} />
        </div>
        <CopyField
          label={`Link: ${name}`}
          hideLabel
          className={styles.link}
          value={link.url}
          onCopyFailed={() => showToast({ type: 'error', title: 'Failed to copy to clipboard.' })}
        />
      </div>
      <details className={styles.more}>
        <summary>
          {visitors(link.openings)} <VisuallyHidden>{`of ${name}`}</VisuallyHidden> · Change
        </summary>
        <Stack gap={4} className={styles.settings}>
          <LinkOpenings openings={link.openings} />
          <LinkEnd
            key={link.endsOn}
            name={name}
            endsOn={link.endsOn}
            busy={change.isPending}
            onSave={(endsOn) => change.mutate({ endsOn })}
          />
          <Cluster>
            <Button
              size="sm"
              aria-label={`${link.paused ? 'Continue' : 'Pause'}: ${name}`}
              busy={change.isPending}
              onClick={() => change.mutate({ paused: !link.paused })}
            >
              {link.paused ? 'Continue' : 'Pause'}
            </Button>
            <ConfirmButton
              label="New link"
              about={name}
              title={`Replace the link “${name}”?`}
              question="Everybody who has the old link sees that it is not available. Send them the new one."
              confirm="Replace it"
              busy={rotate.isPending}
              onConfirm={() => rotate.mutate(undefined)}
            />
            <ConfirmButton
              label="End"
              about={name}
              title={`End the link “${name}”?`}
              question="It stops now. You can’t undo this. Gifts that were given through it stay."
              confirm="End it"
              danger
              busy={end.isPending}
              onConfirm={() => end.mutate(undefined)}
            />
          </Cluster>
        </Stack>
      </details>
    </Card>
  );
}
