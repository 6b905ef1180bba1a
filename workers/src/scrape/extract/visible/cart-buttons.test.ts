import { readPage } from '../../page/page.ts';
import { findCartButtons, outsideOfCards } from './cart-buttons.ts';

const read = (body: string) =>
  findCartButtons(readPage(`<body>${body}</body>`, new URL('https://shop.example/p')));

test('cart buttons are found by text in many languages, or by label', () => {
  for (const button of [
    '<button>Add to cart</button>',
    '<a>In den Warenkorb</a>',
    '<input type="submit" value="Добавить в корзину">',
    '<button aria-label="カートに入れる"></button>',
    '<button class="btn add-to-cart"><i></i></button>',
  ])
    expect({ case: button, got: read(button).spots.length }).toStrictEqual({
      case: button,
      got: 1,
    });
  expect(read('<button>Subscribe</button><a>View cart</a>').spots.length).toBe(0);
});

test('a sold-out button is recognized', () => {
  expect(read('<button>Sold out</button>').isSoldOut).toBe(true);
});

test('a sold-out button is none to buy with, whatever its class says', () => {
  const { spots, pressable, isSoldOut } = read('<button class="add-to-cart">Sold out</button>');
  expect([spots.length, pressable.length, isSoldOut]).toStrictEqual([0, 0, true]);
  expect(read('<button disabled>Add to cart</button>').pressable).toStrictEqual([]);
});

test('buttons that a list repeats are those of its cards', () => {
  const cards = '<li class="card"><button class="add">Add to cart</button></li>'.repeat(6);
  const { spots } = read(`<button class="buy">Add to cart</button><ul>${cards}</ul>`);
  expect(spots.length).toBe(7);
  expect(outsideOfCards(spots).map(({ label }) => label)).toStrictEqual(['buy']);
});

test('a form that adds to the basket is no mini basket', () => {
  const button = '<button>Add to your basket</button>';
  expect(read(`<div class="basket-summary add-to-basket">${button}</div>`).pressable.length).toBe(
    1,
  );
  expect(read(`<div class="basket-summary">${button}</div>`).pressable.length).toBe(0);
});
