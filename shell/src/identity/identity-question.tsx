import { useLazyComponent, type IdentityQuestionProps } from '@gift-registry/shell-contract';

const load = async () =>
  (await import(/* webpackChunkName: "identity-dialog" */ './identity-dialog.tsx')).IdentityDialog;

export function IdentityQuestion(props: IdentityQuestionProps) {
  const Dialog = useLazyComponent(load, true, props.onCancel);
  return Dialog ? <Dialog {...props} /> : null;
}
