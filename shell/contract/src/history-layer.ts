import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from './navigation.ts';

interface Options {
  /** It holds a secret or an answer that is waited for: neither Forward nor a reload opens it again. Default false. */
  readonly momentary?: boolean;
  /** The name of the layer before it, which is finished: it takes that entry, so that Back does not lead there. */
  readonly instead?: string;
  /** It interrupts the layer below, which stays open under it, also a momentary one. Default false. */
  readonly over?: boolean;
  readonly onClosed?: (subject: readonly string[]) => void;
}

export interface HistoryLayer {
  readonly open: boolean;
  readonly subject: readonly string[];
  readonly show: (...subject: readonly string[]) => void;
  readonly close: () => void;
  readonly onOpenChange: (open: boolean) => void;
}

const none: readonly string[] = [];

/**
 * Makes a dialog, sheet or menu a history entry: Back closes it, Forward and a reload open it again. The name is unique
 * on the page; where a component is repeated, it names the subject, too.
 */
export function useHistoryLayer(
  name: string,
  { momentary = false, instead, over, onClosed }: Options = {},
): HistoryLayer {
  const { layers, showLayer, closeLayer } = useNavigation();
  const layer = layers.find((each) => each.name === name);

  const subject = layer?.subject;
  const notify = useEffectEvent((closed: readonly string[]) => onClosed?.(closed));
  const before = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (before.current && !subject) notify(before.current);
    before.current = subject;
  }, [subject]);

  const show = useCallback(
    (...subject: readonly string[]) => showLayer({ name, subject, momentary }, { instead, over }),
    [showLayer, name, momentary, instead, over],
  );
  const close = useCallback(() => closeLayer(name), [closeLayer, name]);
  const isCovered = layer !== undefined && layers.at(-1) !== layer;
  const onOpenChange = useCallback(
    (next: boolean) => {
      if (next) show();
      // Escape reaches every open dialog; it is meant for the top one.
      else if (!isCovered) close();
    },
    [show, close, isCovered],
  );
  return { open: subject !== undefined, subject: subject ?? none, show, close, onOpenChange };
}
