import { type ArrangedItems, type RegistrySection, sectionName } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Section } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useEffect, useRef, useState, type ReactNode, type FormEvent } from 'react';
import { ArrangeRow, type Move } from './arrange-row.tsx';
import {
  blocksOf,
  describePlace,
  endOfSection,
  stepFrom,
  topOfSection,
  type Place,
} from './arrangement.ts';
import { SectionHeader } from './section-header.tsx';
import { useDrops, useDropSection } from './use-drops.ts';
import { usePlaceItem } from './use-place-item.ts';
import { useSections } from './use-sections.ts';
import styles from './arrange-items.module.css';

interface AddSectionProps {
  readonly busy: boolean;
  readonly onAdd: (name: string, onAdded: () => void) => void;
}

function AddSection({ busy, onAdd }: AddSectionProps) {
  const [name, setName] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = sectionName.safeParse(name);
    setInvalid(checked.error?.issues[0]?.message);
    if (checked.success) onAdd(checked.data, () => setName(''));
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        label="New section"
        hideLabel
        placeholder="New section, such as Kitchen"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={invalid}
        className={styles.field}
      />
      <Button type="submit" busy={busy}>
        Add section
      </Button>
    </form>
  );
}

interface ArrangeBlockProps {
  readonly section: RegistrySection | null;
  readonly label: string;
  readonly header: ReactNode;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function ArrangeBlock({ section, label, header, isEmpty, children }: ArrangeBlockProps) {
  const { area, isOver } = useDropSection(section?.id ?? null);
  return (
    <section ref={area} aria-label={label} className={styles.block} data-over={isOver || undefined}>
      {header}
      {isEmpty ? (
        <p className={styles.empty}>
          No gifts here yet. Drag one here, or choose this section on a gift.
        </p>
      ) : (
        <ol className={styles.rows}>{children}</ol>
      )}
    </section>
  );
}

interface Props {
  readonly registryId: string;
  readonly arranged: ArrangedItems;
  readonly onDone: () => void;
}

export function ArrangeItems({ registryId, arranged, onDone }: Props) {
  const blocks = blocksOf(arranged);
  const { sections } = arranged;
  const place = usePlaceItem(registryId);
  const section = useSections(registryId);
  const area = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ readonly itemId: string; readonly button?: string }>();

  const move = (itemId: string, to: Place | undefined, button?: string) => {
    if (!to) return;
    place.mutate({ itemId, place: to });
    setMoved({ itemId, ...(button && { button }) });
  };
  useDrops(blocks, move);

  // A row that moves into another section is rendered anew, without the focus.
  useEffect(() => {
    if (!moved?.button || document.activeElement !== document.body) return;
    area.current
      ?.querySelector<HTMLElement>(`[data-item="${moved.itemId}"] ${moved.button}`)
      ?.focus();
  }, [moved, arranged]);

  const moveSection = (index: number, direction: 'up' | 'down') => {
    const moving = sections[index];
    if (!moving) return;
    const above = direction === 'up' ? sections[index - 2] : sections[index + 1];
    section.place.mutate({ section: moving, afterSectionId: above?.id ?? null });
  };

  return (
    <Section
      title="Arrange your gifts"
      lede="Guests see this order as “Recommended”. Drag a gift, or use the arrows. Every change saves at once."
    >
      <VisuallyHidden role="status">
        {moved ? describePlace(blocks, moved.itemId) : ''}
      </VisuallyHidden>
      <AddSection
        busy={section.create.isPending}
        onAdd={(name, onAdded) => section.create.mutate(name, { onSuccess: onAdded })}
      />
      <div ref={area} className={styles.blocks}>
        {blocks.map(({ section: own, items }, index) => {
          if (!own && items.length === 0) return null;
          return (
            <ArrangeBlock
              key={own?.id ?? 'others'}
              section={own}
              label={own?.name ?? 'Other gifts'}
              isEmpty={items.length === 0}
              header={
                own ? (
                  <SectionHeader
                    section={own}
                    isFirst={index === 0}
                    isLast={index === sections.length - 1}
                    onMove={(direction) => moveSection(index, direction)}
                    onRemove={() =>
                      section.remove.mutate({
                        section: own,
                        afterSectionId: sections[index - 1]?.id ?? null,
                      })
                    }
                  />
                ) : (
                  sections.length > 0 && <h3 className={styles.others}>Other gifts</h3>
                )
              }
            >
              {items.map((item) => {
                const places: Record<Move, Place | undefined> = {
                  top: topOfSection(blocks, item.id),
                  up: stepFrom(blocks, item.id, 'up'),
                  down: stepFrom(blocks, item.id, 'down'),
                };
                return (
                  <ArrangeRow
                    key={item.id}
                    item={item}
                    sections={sections}
                    canMove={{
                      top: places.top !== undefined,
                      up: places.up !== undefined,
                      down: places.down !== undefined,
                    }}
                    onMove={(to) => move(item.id, places[to], `[data-move="${to}"]`)}
                    onSection={(sectionId) =>
                      move(item.id, endOfSection(blocks, sectionId), 'select')
                    }
                  />
                );
              })}
            </ArrangeBlock>
          );
        })}
      </div>
      <div className={styles.done}>
        <Button variant="primary" size="lg" onClick={onDone}>
          Done
        </Button>
      </div>
    </Section>
  );
}
