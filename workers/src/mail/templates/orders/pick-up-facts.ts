import type { MailData } from '@gift-registry/workers-contract';

export const pickUpFacts = ({
  pickUp,
}: Pick<MailData<'order-news'>, 'pickUp'>): readonly (readonly [string, string])[] =>
  pickUp === null
    ? []
    : [
        ['Pick it up at', `${pickUp.name}, ${pickUp.address}`],
        ['Open', pickUp.hours],
      ];
