import { readPage } from '../../page/page.ts';
import { findCartButtons } from './cart-buttons.ts';

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
