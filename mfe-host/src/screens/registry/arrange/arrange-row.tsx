import type { RegistryItem, RegistrySection } from '@gift-registry/bff-contract';
import {
  ArrowDownIcon,
  ArrowToTopIcon,
  ArrowUpIcon,
  GripIcon,
} from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { SelectField } from '@gift-registry/design-system/select-field';
import styles from './arrange-row.module.css';
import { useDraggableRow } from './use-draggable-row.ts';

export type Move = 'top' | 'up' | 'down';

const buttons = [
  { move: 'top', Icon: ArrowToTopIcon, label: (name: string) => `Move ${name} to the top` },
  { move: 'up', Icon: ArrowUpIcon, label: (name: string) => `Move ${name} up` },
  { move: 'down', Icon: ArrowDownIcon, label: (name: string) => `Move ${name} down` },
] as const;

const noSection = 'none';

interface Props {
  readonly item: RegistryItem;
  readonly sections: readonly RegistrySection[];
  readonly canMove: Readonly<Record<Move, boolean>>;
  readonly onMove: (move: Move) => void;
  readonly onSection: (sectionId: string | null) => void;
}

export function ArrangeRow({ item, sections, canMove, onMove, onSection }: Props) {
  const { row, handle, isDragged, edge } = useDraggableRow(item.id);
  const { name, thumbnailUrl } = item.product;
  return (
    <li
      ref={row}
      className={styles.row}
      data-dragged={isDragged || undefined}
      data-edge={edge}
      data-item={item.id}
    >
      <span ref={handle} className={styles.handle} aria-hidden="true">
        <GripIcon />
      </span>
      <LazyImage src={thumbnailUrl} alt="" className={styles.picture} draggable={false} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {sections.length > 0 && (
          <SelectField
            label={`Section of ${name}`}
            hideLabel
            size="compact"
            value={item.sectionId ?? noSection}
            options={[
              ...sections.map(({ id, name: label }) => ({ value: id, label })),
              { value: noSection, label: 'No section' },
            ]}
            onValueChange={(value) => onSection(value === noSection ? null : value)}
          />
        )}
      </div>
      <div className={styles.arrows}>
        {buttons.map(({ move, Icon, label }) => (
          <IconButton
            key={move}
            label={label(name)}
            aria-disabled={!canMove[move]}
            data-move={move}
            onClick={() => canMove[move] && onMove(move)}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
    </li>
  );
}
