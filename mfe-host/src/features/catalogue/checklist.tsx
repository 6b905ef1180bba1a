import type { Occasion, RegistryItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { SuccessIcon } from '@gift-registry/design-system/icon';
import { Section } from '@gift-registry/design-system/layout';
import { Progress } from '@gift-registry/design-system/progress';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link } from '@gift-registry/shell-contract';
import { QueryFailure } from '../platform/query-failure.tsx';
import { useSelectedRegistryPath } from '../registries/registry-path.ts';
import { checklistProgress, countDone, type TopicProgress } from './checklist-progress.ts';
import styles from './checklist.module.css';
import { useChecklist } from './use-checklist.ts';

const checklistTitles: Readonly<Record<Occasion, string>> = {
  wedding: 'Wedding checklist',
  'baby-shower': 'Baby checklist',
  housewarming: 'First home checklist',
  birthday: 'Birthday checklist',
  anniversary: 'Anniversary checklist',
  graduation: 'Graduation checklist',
  other: 'Gift checklist',
};

interface Props {
  readonly occasion: Occasion;
  readonly items: readonly RegistryItem[];
  readonly onCategory: ((categoryId: string) => void) | undefined;
}

export function Checklist({ occasion, items, onCategory }: Props) {
  const checklist = useChecklist(occasion);
  const topics = checklistProgress(checklist.data ?? [], items);
  const done = countDone(topics);
  return (
    <Section
      title={checklistTitles[occasion]}
      lede="What families usually wish for. Leave out what you have."
    >
      {checklist.isPending && <Skeleton lines={5} />}
      <QueryFailure query={checklist} title="Failed to load the checklist" />
      {topics.length > 0 && (
        <>
          <Progress
            label="Topics done"
            value={done}
            max={topics.length}
            valueText={`${done} of ${topics.length}`}
          />
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <Topic key={topic.categoryId} topic={topic} onCategory={onCategory} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

interface TopicProps {
  readonly topic: TopicProgress;
  readonly onCategory: Props['onCategory'];
}

function Topic({ topic, onCategory }: TopicProps) {
  const { categoryId, name, examples, added, wished, isDone } = topic;
  const pathFor = useSelectedRegistryPath();
  const catalogue = pathFor('/products');
  const link = `${catalogue}${catalogue.includes('?') ? '&' : '?'}${new URLSearchParams({ categories: categoryId })}`;
  const label = `See gifts: ${name}`;
  return (
    <li className={styles.topic} data-done={isDone || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone && <SuccessIcon />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>{examples}</p>
        <p>{isDone ? `Done: ${added} added` : `${added} of ${wished}`}</p>
      </div>
      {onCategory ? (
        <Button size="sm" aria-label={label} onClick={() => onCategory(categoryId)}>
          See gifts
        </Button>
      ) : (
        <Button size="sm" href={link} linkComponent={Link} aria-label={label}>
          See gifts
        </Button>
      )}
    </li>
  );
}
