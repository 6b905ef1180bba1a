import { formatTime, getAuditEntry, queryKeyOf } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../api.ts';
import { subjectPath, subjectWords } from '../audit-words/audit-words.ts';
import { codeWords } from '../code-words/code-words.ts';
import { DetailLayout } from '../detail/detail-layout.tsx';
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

function Whom(entry: Parameters<typeof subjectPath>[0]) {
  const path = subjectPath(entry);
  const words = subjectWords(entry);
  return path ? <Link to={path}>{words}</Link> : words;
}

export default function AuditEntryPage() {
  const entryId = usePathParams()['entryId'] ?? '';
  const api = useApi();
  const read = useQuery({
    queryKey: queryKeyOf(getAuditEntry, { params: { entryId } }),
    queryFn: ({ signal }) => api(getAuditEntry, { params: { entryId } }, { signal }),
  });
  return (
    <DetailLayout
      thing="audit entry"
      read={read}
      list={{ href: '/admin/audit', title: 'Audit log' }}
      title={({ action }) => codeWords(action)}
      lede={({ at }) => formatTime(at)}
    >
      {({ actorName, actorEmail, reason, details, ...subject }) => (
        <Card>
          <dl className={styles.facts}>
            <Fact name="Who">
              {actorName}
              {actorEmail && ` (${actorEmail})`}
            </Fact>
            <Fact name="Whom">
              <Whom {...subject} />
            </Fact>
            {reason && <Fact name="Why">{reason}</Fact>}
            {details.map(({ name, value }) => (
              <Fact key={name} name={codeWords(name)}>
                {value}
              </Fact>
            ))}
          </dl>
        </Card>
      )}
    </DetailLayout>
  );
}
