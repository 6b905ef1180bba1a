import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../page/page.ts';
import { findCartButtons } from './cart-buttons.ts';

const read = (body: string) =>
  findCartButtons(readPage(`<body>${body}</body>`, new URL('https://shop.example/p')));

test('buttons that buy, in any language and by their label', () => {
  for (const button of [
    '<button>Add to cart</button>',
    '<a>In den Warenkorb</a>',
    '<input type="submit" value="Добавить в корзину">',
    '<button aria-label="カートに入れる"></button>',
    '<button class="btn add-to-cart"><i></i></button>',
  ])
    assert.equal(read(button).spots.length, 1, button);
  assert.equal(read('<button>Subscribe</button><a>View cart</a>').spots.length, 0);
});

test('a button that says that it is sold out', () => {
  assert.equal(read('<button>Sold out</button>').isSoldOut, true);
});
