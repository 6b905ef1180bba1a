import { revokeDeployToken, type DeployToken } from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useReleaseChange } from '../../../features/releases/use-releases.ts';

type RevokeTokenDialogProps = { token: DeployToken; layer: HistoryLayer };

export function RevokeTokenDialog({ token, layer }: RevokeTokenDialogProps) {
  const showToast = useToast();
  const change = useReleaseChange(
    (api, tokenId: string) => api(revokeDeployToken, { params: { tokenId } }),
    () => {
      showToast({
        type: 'success',
        title: 'Token Revoked',
        description: `${token.label} can publish no more.`,
      });
      layer.close();
    },
  );
  return (
    <ConfirmDialog
      layer={layer}
      title={`Revoke ${token.label}?`}
      description={`It can’t publish ${token.project} any more. What it published stays live.`}
      confirmLabel="Revoke the token"
      busyLabel="Revoking..."
      danger
      failureTitle="The token was not revoked"
      busy={change.isPending}
      failure={change.error?.message}
      onConfirm={() => change.mutate(token.id)}
    />
  );
}
