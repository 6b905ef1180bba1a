import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from './navigation.ts';

interface Options {
  /** It holds a secret or an answer that is waited for: neither Forward nor a reload opens it again. Default false. */
  readonly momentary?: boolean;
  /** Called after it was closed, by Back or by the page. */
  readonly onClosed?: () => void;
}

/** The open state of a dialog, sheet or menu. */
export interface HistoryLayer {
  readonly open: boolean;
  /** The ids that `show` got; empty while it is closed. */
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
  { momentary = false, onClosed }: Options = {},
): HistoryLayer {
  const { layers, showLayer, closeLayer } = useNavigation();
  const layer = layers.find((each) => each.name === name);
  const open = layer !== undefined;

  const notify = useEffectEvent(() => onClosed?.());
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) notify();
    wasOpen.current = open;
  }, [open]);

  const show = useCallback(
    (...subject: readonly string[]) => showLayer({ name, subject, momentary }),
    [showLayer, name, momentary],
  );
  const close = useCallback(() => closeLayer(name), [closeLayer, name]);
  const onOpenChange = useCallback((next: boolean) => (next ? show() : close()), [show, close]);
  return { open, subject: layer?.subject ?? none, show, close, onOpenChange };
}
