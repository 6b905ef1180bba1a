import { formatTime, getAuditEntry, queryKeyOf } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../api.ts';
import { subjectPath, subjectWords } from '../audit-words/audit-words.ts';
import { codeWords } from '../code-words/code-words.ts';
import { ControlCenter } from '../control-center/control-center.tsx';
import styles from './audit-entry.module.css';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export default function AuditEntryPage() {
  const entryId = usePathParams()['entryId'] ?? '';
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeyOf(getAuditEntry, { params: { entryId } }),
    queryFn: ({ signal }) => api(getAuditEntry, { params: { entryId } }, { signal }),
  });
  const path = data && subjectPath(data);
  return (
    <ControlCenter
      heading={
        <PageHeading
          eyebrow={
            <TextLink href="/admin/audit" linkComponent={Link}>
              Audit log
            </TextLink>
          }
          title={data ? codeWords(data.action) : 'Audit entry'}
          lede={data && formatTime(data.at)}
        />
      }
    >
      {error && !data && (
        <LoadFailure
          title="The entry could not be loaded"
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!data && !error && <Loading label="Loading the entry..." lines={6} />}
      {data && (
        <Card>
          <dl className={styles.facts}>
            <Fact name="Who">
              {data.actorName}
              {data.actorEmail && ` (${data.actorEmail})`}
            </Fact>
            <Fact name="Whom">
              {path ? <Link to={path}>{subjectWords(data)}</Link> : subjectWords(data)}
            </Fact>
            {data.reason && <Fact name="Why">{data.reason}</Fact>}
            {data.details.map(({ name, value }) => (
              <Fact key={name} name={codeWords(name)}>
                {value}
              </Fact>
            ))}
          </dl>
        </Card>
      )}
    </ControlCenter>
  );
}
