import type { MailData } from '@gift-registry/workers-contract';
import { button, text, type MailContent } from '../../content.ts';
import { formatPaise } from '@gift-registry/bff-contract/formats';
import { safeName } from '../../safe-text.ts';
import { orderLines, ownLinkNote } from './order-lines.ts';

type News = MailData<'order-news'>;

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly message: string;
}

function deliveredWords({ shipTo, productName, registryName }: News): Words {
  switch (shipTo) {
    case 'host':
      return {
        subject: `Delivered: ${productName}`,
        heading: 'Your gift has arrived',
        message: `The parcel for ${registryName} was delivered. What a lovely gift!`,
      };
    case 'guest':
      return {
        subject: `Delivered to you: ${productName}`,
        heading: 'Your gift is with you',
        message: `The parcel for ${registryName} was delivered to you. The host sees that you have it.`,
      };
    case 'pick-up':
      return {
        subject: `Picked up: ${productName}`,
        heading: 'Your gift is with you',
        message: `You have picked up your gift for ${registryName}. The host sees that you have it.`,
      };
  }
}

function wordsOf(news: News): Words {
  const { step, number, productName, registryName, isPaid, rest, shipTo } = news;
  switch (step) {
    case 'paid':
      return {
        subject: `Paid: ${productName} for ${registryName}`,
        heading: 'Your payment is here',
        message:
          shipTo === 'pick-up'
            ? 'Thank you. We pack your gift next. The page of your order says when it is ready.'
            : 'Thank you. We pack your gift next and write to you when it is on its way.',
      };
    case 'shipped':
      return {
        subject: `On its way: ${productName}`,
        heading: 'Your gift is on its way',
        message: rest
          ? `A first parcel for ${registryName} has left us. The rest follows in another one.`
          : `The parcel for ${registryName} has left us.`,
      };
    case 'delivered':
      return deliveredWords(news);
    case 'cancelled':
      return {
        subject: `Cancelled: order ${number}`,
        heading: 'Your order is cancelled',
        message: isPaid
          ? 'The gifts are free again. What you paid goes back the way it came.'
          : 'It was not paid in time, or you cancelled it. The gifts are free again, and you can order them once more.',
      };
    case 'refunded':
      return {
        subject: `Your money is on its way back: order ${number}`,
        heading: 'Your money is on its way back',
        message: 'Banks take up to seven working days until it is in your account.',
      };
  }
}

export function orderNews(data: News): MailContent {
  const { subject, heading, message } = wordsOf(data);
  const { registryName, paise, carrier, trackingNumber } = data;
  return {
    subject,
    preview: message,
    heading,
    blocks: [
      text(
        `Hello ${safeName(data.guestName)}, ${message[0]?.toLowerCase() ?? ''}${message.slice(1)}`,
      ),
      orderLines(data, [
        ['Registry', registryName],
        [data.step === 'refunded' ? 'Refund' : 'Total', formatPaise(paise)],
        ...(carrier === null ? [] : [['Carrier', carrier] as const]),
        ...(trackingNumber === null ? [] : [['Tracking number', trackingNumber] as const]),
      ]),
      button('See your order', data.orderLink),
      ownLinkNote(),
    ],
  };
}
