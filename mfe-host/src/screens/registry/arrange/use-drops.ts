import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endOfSection, placeBeside, type Block, type Place } from './arrangement.ts';
import { edgeOf } from './use-draggable-row.ts';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function useDrops(
  blocks: readonly Block[],
  onMove: (itemId: string, place: Place) => void,
): void {
  const drop = useEffectEvent(
    (itemId: string, target: Readonly<Record<string | symbol, unknown>>) => {
      const besideId = textOrNull(target['itemId']);
      const place =
        besideId === null
          ? endOfSection(blocks, textOrNull(target['sectionId']))
          : placeBeside(
              blocks.map(({ section, items }) => ({
                section,
                items: items.filter(({ id }) => id !== itemId),
              })),
              besideId,
              edgeOf(target) ?? 'bottom',
            );
      if (place && place.afterItemId !== itemId) onMove(itemId, place);
    },
  );
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const [target] = location.current.dropTargets;
          const itemId = textOrNull(source.data['itemId']);
          if (target && itemId !== null) drop(itemId, target.data);
        },
      }),
    [],
  );
}

export function useDropSection(sectionId: string | null) {
  const area = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!area.current) return undefined;
    return dropTargetForElements({
      element: area.current,
      getData: () => ({ sectionId }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [sectionId]);
  return { area, isOver };
}
