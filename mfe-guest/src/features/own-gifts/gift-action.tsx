import {
  urlOf,
  type confirmGiftForm,
  type GuestGift,
  type notPaidForm,
  type releaseGiftForm,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useDocumentForm, useToast } from '@gift-registry/shell-contract';
import { PostForm } from '../platform/post-form.tsx';
import { giftResultTitles } from './gift-results.ts';
import { useGiftMutation } from './use-gift-mutation.ts';

const forms: {
  confirm: (typeof confirmGiftForm)['path'];
  release: (typeof releaseGiftForm)['path'];
  'not-paid': (typeof notPaidForm)['path'];
} = {
  confirm: '/r/:shareCode/mine/:giftId/confirm',
  release: '/r/:shareCode/mine/:giftId/release',
  'not-paid': '/r/:shareCode/mine/:giftId/not-paid',
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
  const form = Object.entries(forms).find(([name]) => name === kind)?.[1];
  if (rendered)
    return form === undefined ? (
      <Button {...button} id={id} disabled />
    ) : (
      <PostForm action={urlOf(form, { params })} csrfToken={rendered.csrfToken}>
        <Button {...button} id={id} type="submit" />
      </PostForm>
    );
  return (
    <Button {...button} id={id} busy={change.isPending} onClick={() => change.mutate(undefined)} />
  );
}
