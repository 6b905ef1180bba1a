import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cleanBrand } from '../extract/clean-brand.ts';
import { findCartButtons } from '../extract/visible/cart-buttons.ts';
import { findHeadings } from '../extract/visible/main-heading.ts';
import { findPriceTags } from '../extract/visible/price-tags.ts';
import { priceWordsOf } from '../extract/visible/price-words.ts';
import { readBrand } from '../extract/visible/read-brand.ts';
import { findStockTexts } from '../extract/visible/read-stock.ts';
import { readVisible } from '../extract/visible/read-visible.ts';
import { readStockText } from '../extract/visible/read-stock.ts';
import { readSources } from '../extract/sources.ts';
import { cleanName } from '../judge/clean-name.ts';
import { nonProductKind } from '../judge/non-product-page.ts';
import { wordsOf } from '../page/label.ts';
import { pageStatus } from '../page/page-status.ts';
import { readPage } from '../page/page.ts';
import { hasListTitle, isProductPath, urlKind } from '../page/url-kind.ts';
import en from './en.json' with { type: 'json' };
import { labelled, nothingBut, phrasesOf, saying, type Meaning } from './vocabulary.ts';

const pageOf = (body: string, path = '/x') =>
  readPage(`<title>Lamp</title><body>${body}</body>`, new URL(path, 'https://shop.example'));

const price = (text: string) => `<section><p>${text}</p></section>`;
/** The amounts that may be the price, of a page with the price 150 and another text. */
const currentPrices = (other: string) =>
  findPriceTags(pageOf(`<h1>Lamp</h1>${price('€ 150')}${other}`))
    .filter(({ struck, other: isOther }) => !(struck || isOther))
    .map(({ amount }) => amount);

const only150 = (other: string) => expect(currentPrices(other)).toStrictEqual([150]);
const kindOf = (body: string, path?: string) => nonProductKind(readSources(pageOf(body, path)));
const heading = (text: string) => `<h1>${text}</h1>`;
const button = (text: string) => `<h1>Lamp</h1><button>${text}</button>`;
/** A class as it stands in a label. */
const label = (phrase: string) => `x ${phrase.replaceAll('*', '')} x`;

/** The effect of each phrase of a meaning, which is why it is there. */
const REASONS: Readonly<Record<Meaning, (phrase: string) => void>> = {
  stockOut: (phrase) => expect(readStockText(phrase)).toBe('out-of-stock'),
  stockIn: (phrase) => expect(readStockText(phrase)).toBe('in-stock'),
  stockPre: (phrase) => expect(readStockText(phrase)).toBe('pre-order'),
  stockOfOthers: (phrase) => expect(readStockText(`${phrase} sold out`)).toBeNull(),
  priceOld: (phrase) => only150(price(`${phrase} € 200`)),
  pricePerhapsOld: (phrase) => {
    only150(price(`${phrase} € 200`));
    expect(currentPrices(price(`${phrase} € 100`))).toContain(100);
  },
  priceOther: (phrase) => only150(price(`<b>€ 120</b> <i>${phrase}</i>`)),
  amountLeast: (phrase) => only150(price(`Free shipping ${phrase} € 40 free shipping`)),
  amountOther: (phrase) => only150(price(`${phrase} € 40`)),
  priceIncludes: (phrase) =>
    expect(currentPrices(price(`€ 160 ${phrase}`))).toStrictEqual([150, 160]),
  priceApproximate: (phrase) => only150(price(`${phrase} € 140`)),
  priceFrom: (phrase) => only150(price(`3 new ${phrase} € 120`)),
  buttonCart: (phrase) => expect(findCartButtons(pageOf(button(phrase))).spots).toHaveLength(1),
  buttonBuy: (phrase) => {
    expect(findCartButtons(pageOf(button(phrase))).spots).toHaveLength(1);
    expect(findCartButtons(pageOf(button(`Why qq ${phrase} qq`))).spots).toHaveLength(0);
  },
  buttonNotify: (phrase) => expect(findCartButtons(pageOf(button(phrase))).isSoldOut).toBe(true),
  buttonDonate: (phrase) => expect(kindOf(button(phrase))).toBe('donation'),
  buttonApply: (phrase) => expect(kindOf(button(phrase))).toBe('job'),
  buttonBook: (phrase) => expect(kindOf(button(phrase))).toBe('booking'),
  brandLabel: (phrase) => expect(readBrand(pageOf(`<p>${phrase}: Dhatu</p>`))).toBe('Dhatu'),
  brandStore: (phrase) => expect(cleanBrand(phrase.replace(' now ', 'Dhatu'))).toBe('Dhatu'),
  brandPerson: (phrase) => expect(cleanBrand(`Meera Rao (${phrase})`)).toBeNull(),
  brandRating: (phrase) => expect(cleanBrand(`Dhatu, 12 ${phrase}`)).toBeNull(),
  brandNone: (phrase) => expect(cleanBrand(phrase)).toBeNull(),
  nameBefore: (phrase) => expect(cleanName(`${phrase} Brass Lamp`)).toBe('Brass Lamp'),
  nameAfter: (phrase) => expect(cleanName(`Brass Lamp ${phrase}`)).toBe('Brass Lamp'),
  nameNumber: (phrase) => expect(cleanName(`Brass Lamp ${phrase}: L-15`)).toBe('Brass Lamp'),
  sectionElsewhere: (phrase) => {
    const { tags } = readVisible(pageOf(`<h1>Lamp</h1><h2>${phrase}</h2><b>€ 99</b>`));
    expect(tags.map(({ isSecondary }) => isSecondary)).toStrictEqual([true]);
  },
  pageCart: (phrase) => expect(kindOf(heading(phrase))).toBe('cart'),
  pageList: (phrase) => expect(hasListTitle(pageOf(heading(`${phrase} lamp`)))).toBe(true),
  pageResults: (phrase) => expect(hasListTitle(pageOf(heading(`lamp: ${phrase}`)))).toBe(true),
  pageAccount: (phrase) => expect(hasListTitle(pageOf(heading(`${phrase} | Shop`)))).toBe(true),
  pageNoResults: (phrase) => expect(kindOf(heading(`${phrase}: lamp`))).toBe('list'),
  pageParked: (phrase) => expect(kindOf(`<h1>lamp.example</h1>${phrase}`)).toBe('parked domain'),
  pageForSale: (phrase) => expect(kindOf(heading(`lamp.com ${phrase}`))).toBe('parked domain'),
  pageRate: (phrase) => expect(kindOf(heading(`Dhatu ${phrase}`))).toBe('rate'),
  pageIngredients: (phrase) =>
    expect(kindOf(`<h1>Dal</h1><h2>${phrase}</h2><h2>Method</h2>`)).toBe('recipe'),
  pageMethod: (phrase) =>
    expect(kindOf(`<h1>Dal</h1><h2>Ingredients</h2><h2>${phrase}</h2>`)).toBe('recipe'),
  pageBlocked: (phrase) => expect(pageStatus(pageOf(heading(phrase)), 200)).toBe('blocked'),
  pageBlockedText: (phrase) => expect(pageStatus(pageOf(`<p>${phrase}`), 200)).toBe('blocked'),
  pageError: (phrase) => {
    const page = readPage(`<title>${phrase}</title>`, new URL('https://shop.example/x'));
    expect(pageStatus(page, 200)).toBe('error');
  },
  pathProduct: (phrase) => expect(isProductPath(`/${phrase}/lamp`)).toBe(true),
  pathList: (phrase) => expect(urlKind(pageOf('', `/${phrase}/lamps`))).toBe('list'),
  pathSearch: (phrase) => expect(urlKind(pageOf('', `/${phrase}`))).toBe('search'),
  pathCart: (phrase) => expect(kindOf(heading('Lamp'), `/${phrase}`)).toBe('cart'),
  pathDonation: (phrase) => expect(kindOf(heading('Lamp'), `/${phrase}`)).toBe('donation'),
  pathJob: (phrase) => expect(kindOf(heading('Lamp'), `/${phrase}/12`)).toBe('job'),
  pathPlans: (phrase) => expect(kindOf(heading('Lamp'), `/${phrase}`)).toBe('plans'),
  pathAccount: (phrase) => expect(kindOf(heading('Lamp'), `/${phrase}`)).toBe('account'),
  labelName: (phrase) => {
    const [name] = findHeadings(pageOf(`<div class="${phrase}">Lamp</div>`));
    expect(name?.isProductName).toBe(true);
  },
  labelPrice: (phrase) => expect(priceWordsOf(label(phrase)).price).toBe(true),
  labelOld: (phrase) => expect(priceWordsOf(label(phrase)).old).toBe(true),
  labelPerhapsOld: (phrase) => expect(priceWordsOf(`${label(phrase)} price`).perhapsOld).toBe(true),
  labelCurrent: (phrase) => expect(priceWordsOf(`${label(phrase)} price`).current).toBe(true),
  labelOther: (phrase) => expect(priceWordsOf(label(phrase)).other).toBe(true),
  labelStock: (phrase) => {
    const page = pageOf(`<h1>Lamp</h1><p class="${phrase.replaceAll('*', '')}">In stock</p>`);
    const [text] = findStockTexts(page, page.index.byTag.get('h1') ?? []);
    expect(text?.isLabelled).toBe(true);
  },
  labelCart: (phrase) =>
    expect(findCartButtons(pageOf(`<button class="${phrase}">+</button>`)).spots).toHaveLength(1),
  labelElsewhere: (phrase) => {
    const page = pageOf(`<div class="${phrase.replaceAll('*', '')}"><h1>Lamp</h1></div>`);
    expect(page.index.byTag.get('h1')?.[0]?.secondarySection).not.toBeNull();
  },
};

/** A phrase as a page may write it. */
const example = (phrase: string) =>
  phrase.replaceAll('#', '3').replaceAll('…', ' now ').replace(/ {2,}/g, ' ').trim();

const isMeaning = (name: string): name is Meaning => name in en;

test('each language has meanings of the English ones only', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const words: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
    expect(z.record(z.string(), z.array(z.string().min(1))).safeParse(words).success).toBe(true);
    const unknown = Object.keys(words ?? {}).filter((name) => !isMeaning(name));
    expect([file, ...unknown]).toStrictEqual([file]);
  }
});

test.each(Object.keys(en).filter(isMeaning))(
  'each phrase of %s does what it is there for',
  (meaning) => {
    const isOfText = !meaning.startsWith('label') && meaning !== 'brandStore';
    const failed = phrasesOf(meaning).flatMap((phrase) => {
      const text = isOfText
        ? example(phrase).replaceAll('*', 'en')
        : phrase.replaceAll('…', ' now ').replace(/ {2,}/g, ' ');
      try {
        REASONS[meaning](text);
        return [];
      } catch (error) {
        return [`${phrase}: ${String(error).split('\n', 8).join(' ')}`];
      }
    });
    expect(failed).toStrictEqual([]);
  },
);

test('phrases of the stock are read in capital letters, too', () => {
  for (const phrase of phrasesOf('stockOut').map((each) => example(each).replaceAll('*', 'en'))) {
    const capitals = phrase.toUpperCase();
    // The capital of the Turkish "ı" is that of "i".
    if (capitals.toLowerCase() === phrase)
      expect([capitals, readStockText(capitals)]).toStrictEqual([capitals, 'out-of-stock']);
  }
});

test('a phrase is no part of a longer word, and its spaces may be missing', () => {
  expect(saying('stockIn').test('availableonline')).toBe(true);
  expect(saying('stockOut').test('a soldouter')).toBe(false);
  expect(saying('stockIn').test('a stockpot')).toBe(false);
  expect(nothingBut('buttonBuy').test('Buy!')).toBe(true);
  expect(nothingBut('buttonBuy').test('Buyers')).toBe(false);
});

test('a label holds whole words, of which a phrase may be the beginning or the end', () => {
  expect(labelled('labelOld').test(wordsOf('bold-text'))).toBe(false);
  expect(labelled('labelOld').test(wordsOf('old-text'))).toBe(true);
  expect(labelled('labelOld').test(wordsOf('strikethrough'))).toBe(true);
  expect(labelled('labelPrice').test(wordsOf('finalprices'))).toBe(true);
});
