import {
  urlOf,
  type confirmGiftForm,
  type extendGiftForm,
  type GuestGift,
  type hideHoldEndForm,
  type notPaidForm,
  type releaseGiftForm,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useDocumentForm, useToast } from '@gift-registry/shell-contract';
import { PostForm } from '../page-form/post-form.tsx';
import { giftResultTitles } from '../my-gifts/gift-results.ts';
import { useGiftMutation } from '../my-gifts/use-gift-mutation.ts';

const forms: {
  confirm: (typeof confirmGiftForm)['path'];
  extend: (typeof extendGiftForm)['path'];
  release: (typeof releaseGiftForm)['path'];
  'hide-end': (typeof hideHoldEndForm)['path'];
  'not-paid': (typeof notPaidForm)['path'];
} = {
  confirm: '/r/:shareCode/mine/:giftId/confirm',
  extend: '/r/:shareCode/mine/:giftId/extend',
  release: '/r/:shareCode/mine/:giftId/release',
  'hide-end': '/r/:shareCode/mine/:giftId/hide-end',
  'not-paid': '/r/:shareCode/mine/:giftId/not-paid',
};

const actions = {
  confirm: { route: 'confirmGift', done: giftResultTitles.confirmed },
  extend: { route: 'extendGift', done: giftResultTitles.extended },
  release: { route: 'releaseGift', done: giftResultTitles.released },
  'hide-end': { route: 'hideHoldEnd', done: giftResultTitles.hidden },
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
  if (rendered)
    return (
      <PostForm action={urlOf(forms[kind], { params })} csrfToken={rendered.csrfToken}>
        <Button {...button} id={id} type="submit" />
      </PostForm>
    );
  return (
    <Button {...button} id={id} busy={change.isPending} onClick={() => change.mutate(undefined)} />
  );
}
