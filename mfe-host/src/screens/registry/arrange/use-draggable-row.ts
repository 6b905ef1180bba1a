import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useRef, useState } from 'react';

type Edge = 'top' | 'bottom';

export function useDraggableRow(itemId: string) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();

  useEffect(() => {
    if (!row.current || !handle.current) return undefined;
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current,
        getInitialData: () => ({ itemId }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data['itemId'] !== itemId,
        getData: ({ input, element }) =>
          attachClosestEdge({ itemId }, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    );
  }, [itemId]);

  return { row, handle, isDragged, edge };
}

export function edgeOf(data: Record<string | symbol, unknown>): Edge | undefined {
  const edge = extractClosestEdge(data);
  return edge === 'top' || edge === 'bottom' ? edge : undefined;
}
