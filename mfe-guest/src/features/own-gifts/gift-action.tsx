import type { GuestGift, OwnGiftChange } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useDocumentForm, useToast } from '@gift-registry/shell-contract';
import { yourGiftsPath } from '../platform/gift-paths.ts';
import { PostForm } from '../platform/post-form.tsx';
import { giftResultTitles } from './gift-results.ts';
import { useGiftMutation } from './use-gift-mutation.ts';

/** The value that a form posts for browsers without scripts. */
const posted: Readonly<Record<string, OwnGiftChange>> = {
  confirm: 'confirmed',
  release: 'released',
  'not-paid': 'not-paid',
};

const actions = {
  confirm: { route: 'confirmGift', done: giftResultTitles.confirmed },
  extend: { route: 'extendGift', done: giftResultTitles.extended },
  release: { route: 'releaseGift', done: giftResultTitles.released },
  'hide-end': { route: 'hideHoldEnd', done: 'We no longer show that this hold has ended.' },
  'not-paid': { route: 'sayPaid', done: giftResultTitles['not-paid'] },
} as const;

interface Props {
  readonly kind: keyof typeof actions;
  readonly shareCode: string;
  readonly gift: GuestGift;
  readonly variant?: 'primary' | 'quiet';
  readonly 'aria-label'?: string;
  readonly children: string;
}

export function GiftAction({ kind, shareCode, gift, ...button }: Props) {
  const { route, done } = actions[kind];
  const rendered = useDocumentForm();
  const showToast = useToast();
  const params = { shareCode, giftId: gift.id };
  const change = useGiftMutation<undefined>(
    shareCode,
    (api) =>
      route === 'sayPaid' ? api(route, { params, body: { paid: false } }) : api(route, { params }),
    {
      onSuccess: () => showToast({ type: 'success', title: done }),
      onError: (error) =>
        showToast({
          type: 'error',
          title: 'We couldn’t update your gift',
          description: error.message,
        }),
    },
  );
  const id = `${kind}-${gift.id}`;
  const posts = posted[kind];
  if (rendered && posts === undefined) return <Button {...button} id={id} disabled />;
  if (rendered)
    return (
      <PostForm action={yourGiftsPath(shareCode)} csrfToken={rendered.csrfToken}>
        <input type="hidden" name="giftId" value={gift.id} />
        <Button {...button} id={id} type="submit" name="change" value={posts} />
      </PostForm>
    );
  return (
    <Button {...button} id={id} busy={change.isPending} onClick={() => change.mutate(undefined)} />
  );
}
