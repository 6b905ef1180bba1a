import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer, useLazyComponent } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { IdentityQuestion } from './identity-question.ts';

const load = async () =>
  (await import(/* webpackChunkName: "identity-dialog" */ './identity-dialog.tsx')).IdentityDialog;

export function CurrentIdentityQuestion({ question }: { readonly question: IdentityQuestion }) {
  const isOpen = useSyncExternalStore(question.subscribe, question.isOpen);
  return isOpen && <OpenQuestion answer={question.answer} />;
}

function OpenQuestion({ answer }: Pick<IdentityQuestion, 'answer'>) {
  const layer = useHistoryLayer('identity', {
    momentary: true,
    over: true,
    onClosed: () => answer(false),
  });
  const finish = (confirmed: boolean) => {
    layer.close();
    answer(confirmed);
  };
  const Dialog = useLazyComponent(load, true, () => finish(false));
  const show = useEffectEvent(layer.show);
  useEffect(() => show(), []);
  return Dialog ? (
    <DialogBoundary part="identity" layer={layer}>
      <Dialog layer={layer} onConfirmed={() => finish(true)} />
    </DialogBoundary>
  ) : null;
}
