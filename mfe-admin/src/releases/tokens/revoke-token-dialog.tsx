import { revokeDeployToken, type DeployToken } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useReleaseChange } from '../../team-releases/use-release-change.ts';

type RevokeTokenDialogProps = { token: DeployToken; layer: HistoryLayer };

export function RevokeTokenDialog({ token, layer }: RevokeTokenDialogProps) {
  const showToast = useToast();
  const { change, question } = useReleaseChange(
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
    <Dialog
      layer={layer}
      size="sm"
      title={`Revoke ${token.label}?`}
      description={`It can’t publish ${token.project} any more. What it published stays live.`}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="danger"
            busy={change.isPending}
            busyLabel="Revoking..."
            onClick={() => change.mutate(token.id)}
          >
            Revoke the token
          </Button>
        </>
      }
    >
      {change.error && (
        <Alert type="error" title="The token was not revoked">
          {change.error.message}
        </Alert>
      )}
      {question}
    </Dialog>
  );
}
