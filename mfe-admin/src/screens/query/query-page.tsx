import { formatTime, getQuery, queryKeyOf, type TeamQuery } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { usePathParams } from '@gift-registry/shell-contract';
import { useRead } from '../../api.ts';
import { DetailLayout } from '../../features/team/detail-layout.tsx';
import styles from '../../features/team/detail.module.css';
import { Columns, Facts, Section } from '../../features/team/section.tsx';
import { queryStateTones, queryStateWords } from '../../features/support/query-words.ts';
import { QueryAnswer } from './query-answer.tsx';

function Entries({ query: { entries } }: { readonly query: TeamQuery }) {
  return (
    <Section title="Replies and notes">
      {entries.length === 0 && <p className={styles.soft}>Nobody has written yet.</p>}
      <ol className={styles.moments}>
        {entries.map(({ id, kind, by, text, createdAt }) => (
          <li key={id}>
            <p>
              <strong>{kind === 'reply' ? 'Reply' : 'Note'}</strong>
              {by && ` by ${by}`}
            </p>
            <p className={styles.lines}>{text}</p>
            <time dateTime={createdAt} className={styles.soft}>
              {formatTime(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export default function QueryPage() {
  const params = { queryId: usePathParams()['queryId'] ?? '' };
  const queryKey = queryKeyOf(getQuery, { params });
  const read = useRead(getQuery, { params });
  return (
    <DetailLayout
      thing="query"
      read={read}
      list={{ href: '/admin/queries', title: 'Queries' }}
      title={({ name }) => `Query of ${name}`}
      lede={({ state }) => <Badge tone={queryStateTones[state]}>{queryStateWords[state]}</Badge>}
    >
      {(query) => (
        <Columns
          main={
            <>
              <Section title="Query">
                <p className={styles.lines}>{query.text}</p>
                <Facts
                  facts={[
                    ['Email', query.email],
                    ['Phone', query.phone ?? 'None'],
                    ['Sent', formatTime(query.createdAt)],
                  ]}
                />
              </Section>
              <QueryAnswer {...{ query, queryKey }} />
            </>
          }
          side={<Entries query={query} />}
        />
      )}
    </DetailLayout>
  );
}
