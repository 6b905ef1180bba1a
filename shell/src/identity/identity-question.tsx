import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import {
  identityLayer,
  useHistoryLayer,
  useLazyComponent,
  type IdentityQuestionProps,
} from '@gift-registry/shell-contract';

const load = async () =>
  (await import(/* webpackChunkName: "identity-dialog" */ './identity-dialog.tsx')).IdentityDialog;

export function IdentityQuestion(props: IdentityQuestionProps) {
  const Dialog = useLazyComponent(load, true, props.onCancel);
  const layer = useHistoryLayer(identityLayer, { momentary: true });
  return Dialog ? (
    <DialogBoundary part="identity" layer={layer}>
      <Dialog {...props} />
    </DialogBoundary>
  ) : null;
}
