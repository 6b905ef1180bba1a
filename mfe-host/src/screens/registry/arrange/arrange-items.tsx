import type { ArrangedItems } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Section } from '@gift-registry/design-system/layout';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { AddSection } from './sections/add-section.tsx';
import { ArrangeBlock } from './arrange-block.tsx';
import styles from './arrange-items.module.css';
import { ArrangeRow, type Move } from './arrange-row.tsx';
import {
  blocksOf,
  describePlace,
  endOfSection,
  stepFrom,
  topOfSection,
  type Place,
} from './arrangement.ts';
import { SectionHeader } from './sections/section-header.tsx';
import { useDrops } from './use-drops.ts';
import { usePlaceItem } from './use-place-item.ts';
import { useSections } from './sections/use-sections.ts';

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
