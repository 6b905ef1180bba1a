import {
  plural,
  type UnusualNetwork,
  giveBackGifts,
  type ApiError,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Link, useHistoryLayer, useLazyComponent, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { giftCount } from '../../features/items/item-totals.ts';
import { giftsOfGiver, giftsOfNetwork, type GiftsToGiveBack } from './give-back-texts.ts';
import { useUnusualNetworks } from './use-unusual-networks.ts';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/query-failure.tsx';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import styles from './unusual-networks.module.css';

function useGiveBack(registryId: string, { of, giftId, doneText }: GiftsToGiveBack) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<{ givenBack: number }, ApiError>({
    mutationFn: () => api(giveBackGifts, { params: { registryId }, body: { giftId, of } }),
    onError: (error) => showToast(failureToast(giveBackGifts.failureMessage, error)),
    onSuccess: ({ givenBack }) =>
      showToast(
        givenBack === 0
          ? { type: 'info', title: 'These gifts have changed meanwhile. Nothing was given back.' }
          : { type: 'success', title: doneText(givenBack) },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "give-back-dialog" */ './give-back-dialog.tsx'))
    .GiveBackDialog;

interface GiveBackButtonProps {
  readonly registryId: string;
  readonly gifts: GiftsToGiveBack;
  readonly label?: string;
}

function GiveBackButton({ registryId, gifts, label }: GiveBackButtonProps) {
  const question = useHistoryLayer(`give-back:${gifts.of}:${label ?? ''}${gifts.giftId}`);
  const GiveBackDialog = useLazyComponent(loadDialog, question.open, question.close);
  const giveBack = useGiveBack(registryId, gifts);
  return (
    <>
      <Button aria-label={label} busy={giveBack.isPending} onClick={() => question.show()}>
        {gifts.label}
      </Button>
      {GiveBackDialog && (
        <DialogBoundary part="give-back" layer={question}>
          <GiveBackDialog gifts={gifts} layer={question} onGiveBack={() => giveBack.mutate()} />
        </DialogBoundary>
      )}
    </>
  );
}

export function UnusualNetworks({ registryId }: { readonly registryId: string }) {
  const { data } = useUnusualNetworks(registryId);
  return data?.networks.map((network) => (
    <UnusualNetworkAlert key={network.giftId} registryId={registryId} network={network} />
  ));
}

interface Props {
  readonly registryId: string;
  readonly network: UnusualNetwork;
}

function UnusualNetworkAlert({ registryId, network }: Props) {
  const { units, guests, returnable, givers } = network;
  return (
    <Alert
      type="warning"
      title={plural(
        units,
        '# gift was chosen from one connection',
        '# gifts were chosen from one connection',
      )}
      action={
        <Cluster>
          {returnable > 0 && (
            <GiveBackButton registryId={registryId} gifts={giftsOfNetwork(network)} />
          )}
          <Button href={`/registry-settings/${registryId}#passcode`} linkComponent={Link}>
            Set a passcode
          </Button>
          <Button href={`/registry-settings/${registryId}#pause`} linkComponent={Link}>
            Pause
          </Button>
        </Cluster>
      }
    >
      <Stack gap={3}>
        <p>
          {plural(guests, '# guest', '# guests')} chose them within three days, and none of them is
          paid yet. Often that is a family, a venue or a mobile network that many people share, and
          all is well. If you don’t know the names below, you can give their gifts back.
        </p>
        <ul className={styles.givers} aria-label="Guests of this connection">
          {givers.map((giver) => (
            <li key={giver.giftId} className={styles.giver}>
              <span className={styles.name}>
                {giver.giverName || 'A guest'}: {giftCount(giver.gifts)}
              </span>
              {giver.returnable > 0 && givers.length > 1 && (
                <Cluster>
                  <GiveBackButton
                    registryId={registryId}
                    gifts={giftsOfGiver(giver)}
                    label={`Give back all of ${giver.giverName || 'a guest'}`}
                  />
                </Cluster>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Alert>
  );
}
