import { plural, type RegistryItem, type RegistrySummary } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useId } from 'react';
import { registryPath } from '../../features/registries/registry-path.ts';
import styles from './news.module.css';
import { failureOf, useItemsOf, useOpenQuestions, useToThank } from './use-news.ts';

interface Task {
  readonly count: number;
  readonly text: string;
  readonly verb: string;
  readonly href: string;
}

const isMissing = ({ product, shop }: RegistryItem): boolean =>
  shop?.outOfStock || shop?.gone || (product.source === 'internal' && product.stockQuantity === 0);

function useTasks(registries: readonly RegistrySummary[]) {
  const thanks = useToThank();
  const toThank = thanks.data ?? 0;
  const { asked, ...readsOfQuestions } = useOpenQuestions(registries);
  const { lists, ...readsOfItems } = useItemsOf(registries);
  const tasks: Task[] = [
    {
      count: toThank,
      text: plural(toThank, 'Say thanks for one gift', 'Say thanks for # gifts'),
      verb: 'Thank them',
      href: '/gifts?state=to-thank',
    },
    ...asked.map(({ registry, questions }) => ({
      count: questions.length,
      text:
        questions.length === 1
          ? `${questions[0]?.guestName || 'A guest'} asks about ${questions[0]?.productName}`
          : `Answer ${questions.length} questions for ${registry.registryName}`,
      verb: 'Answer',
      href: `/questions/${registry.id}`,
    })),
    ...lists.map(({ registry, items }) => {
      const count = items.filter(isMissing).length;
      return {
        count,
        text: plural(count, 'One gift is out of stock', '# gifts are out of stock'),
        verb: 'Look',
        href: registryPath('/registry', registry.id),
      };
    }),
  ];
  const missing = [failureOf([thanks]), readsOfQuestions, readsOfItems].filter(
    ({ error }) => error !== null,
  );
  return {
    tasks: tasks.filter(({ count }) => count > 0),
    error: missing[0]?.error ?? null,
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  };
}

export function ToDo({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  const { tasks, error, refetch } = useTasks(registries);
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        What to do next
      </h2>
      {error && (
        <LoadFailure
          title="Failed to load what there is to do. Please try again."
          error={error}
          onRetry={refetch}
        />
      )}
      {tasks.length === 0 && !error && (
        <p className={styles.nothing}>Nothing for now. New gifts and questions appear here.</p>
      )}
      {tasks.length > 0 && (
        <ul className={styles.rows}>
          {tasks.map(({ count, text, verb, href }) => (
            <li key={href} className={styles.task}>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span>{text}</span>
              <TextLink
                variant="standalone"
                href={href}
                linkComponent={Link}
                aria-label={`${verb}: ${text}`}
              >
                {verb}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
