import {
  orderCategories,
  plural,
  saveCategory,
  type ApiCall,
  type TeamCategory,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { useToast } from '@gift-registry/shell-contract';
import { useMay } from '../../features/team/use-may.ts';
import styles from './category-list.module.css';
import { useCategoryChange } from './category-dialog.tsx';

interface Props {
  readonly categories: readonly TeamCategory[];
  readonly onEdit: (categoryId: string) => void;
}

const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const rest = ids.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...ids.slice(from, from + 1), ...rest.slice(to)];
};

const save = (api: ApiCall, { id, name, isActive, version }: TeamCategory) =>
  api(saveCategory, { params: { categoryId: id }, body: { name, isActive, version } });

export function CategoryList({ categories, onEdit }: Props) {
  const may = useMay();
  const showToast = useToast();
  const ids = categories.map(({ id }) => id);
  const order = useCategoryChange((api, wanted: string[]) =>
    api(orderCategories, { body: { ids: wanted } }),
  );
  const undo = useCategoryChange(save);
  const show = useCategoryChange(save, (reply, { id, name, isActive }) => {
    const saved = reply.categories.find((each) => each.id === id);
    showToast({
      type: 'success',
      title: isActive ? `${name} is shown` : `${name} is hidden`,
      ...(saved && {
        action: { label: 'Undo', onSelect: () => undo.mutate({ ...saved, isActive: !isActive }) },
      }),
    });
  });
  const error = order.error ?? show.error ?? undo.error;
  if (categories.length === 0)
    return <EmptyState title="No categories yet">Products can do without.</EmptyState>;
  return (
    <>
      {error && (
        <Alert type="error" title="The categories were not changed">
          {error.message}
        </Alert>
      )}
      <ol className={styles.list} aria-label="Categories" aria-busy={order.isPending}>
        {categories.map((category, index) => (
          <li key={category.id} className={styles.row}>
            <span className={styles.name}>
              {category.name} {!category.isActive && <Badge>Hidden</Badge>}
              <span className={styles.soft}>
                {plural(category.products, '1 product', '# products')}
              </span>
            </span>
            <span className={styles.actions}>
              {may(orderCategories) &&
                [
                  { label: 'up', to: index - 1 },
                  { label: 'down', to: index + 1 },
                ].map(({ label, to }) => (
                  <Button
                    key={label}
                    size="sm"
                    variant="quiet"
                    disabled={to < 0 || to >= ids.length || order.isPending}
                    aria-label={`Move ${category.name} ${label}`}
                    onClick={() => order.mutate(moved(ids, index, to))}
                  >
                    {label === 'up' ? '↑' : '↓'}
                  </Button>
                ))}
              {may(saveCategory) && (
                <>
                  <Button
                    size="sm"
                    aria-label={`Rename ${category.name}`}
                    onClick={() => onEdit(category.id)}
                  >
                    Rename
                  </Button>
                  <Button
                    size="sm"
                    aria-label={`${category.isActive ? 'Hide' : 'Show'} ${category.name}`}
                    onClick={() => show.mutate({ ...category, isActive: !category.isActive })}
                  >
                    {category.isActive ? 'Hide' : 'Show'}
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
