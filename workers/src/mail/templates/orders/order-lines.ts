import { joinSome } from '@gift-registry/bff-contract/formats';
import type { MailData } from '@gift-registry/workers-contract';
import { facts, note, type Block } from '../../content.ts';

type Order = Pick<MailData<'order-news'>, 'number' | 'productName' | 'moreGifts' | 'pickUp'>;
type Line = readonly [label: string, value: string];

/** The lines of every mail about an order: `own` ones of the mail stand between its gift and its pick-up. */
export const orderLines = (
  { number, productName, moreGifts, pickUp }: Order,
  own: readonly Line[],
): Block =>
  facts(
    ['Order', number],
    ['Gift', joinSome([productName], moreGifts)],
    ...own,
    ...(pickUp === null
      ? []
      : ([
          ['Pick it up at', `${pickUp.name}, ${pickUp.address}`],
          ['Open', pickUp.hours],
        ] as const)),
  );

export const ownLinkNote = (more = ''): Block =>
  note(
    `This link is yours alone: it shows this order on any device. Please don’t forward it.${more}`,
  );
