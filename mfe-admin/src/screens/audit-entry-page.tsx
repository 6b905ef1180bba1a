import { formatTime, getAuditEntry } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useRead } from '../api.ts';
import { subjectPath, subjectWords, codeWords } from '../features/team/audit-words.ts';
import { DetailLayout } from '../features/team/detail-layout.tsx';
import { Facts } from '../features/team/section.tsx';

function Whom(entry: Parameters<typeof subjectPath>[0]) {
  const path = subjectPath(entry);
  const words = subjectWords(entry);
  return path ? <Link to={path}>{words}</Link> : words;
}

export default function AuditEntryPage() {
  const entryId = usePathParams()['entryId'] ?? '';
  const read = useRead(getAuditEntry, { params: { entryId } });
  return (
    <DetailLayout
      thing="audit entry"
      read={read}
      list={{ href: '/admin/audit', title: 'Audit log' }}
      title={({ action }) => codeWords(action)}
      lede={({ at }) => formatTime(at)}
    >
      {({ action, actorId, actorName, actorEmail, reason, details, ...subject }) => (
        <Card>
          <Facts
            stacked
            facts={[
              ['Who', actorEmail ? `${actorName} (${actorEmail})` : actorName],
              ['Whom', <Whom key="whom" {...subject} />],
              reason && ['Why', reason],
              ...details.map(({ name, value }) => [codeWords(name), value] as const),
              [
                'More',
                <Cluster key="more">
                  {actorId && <Link to={`/admin/audit?actorId=${actorId}`}>By {actorName}</Link>}
                  <Link to={`/admin/audit?action=${action}`}>{codeWords(action)} by anybody</Link>
                </Cluster>,
              ],
            ]}
          />
        </Card>
      )}
    </DetailLayout>
  );
}
