import type { Availability } from '@gift-registry/workers-contract';

// By language. A text that says both is out of stock: "niet op voorraad" contains "op voorraad".
const OUT = [
  'out of stock|sold out|(currently|temporarily)? ?unavailable|not available|no longer available|discontinued|(cannot|can[’\\x27]t|can not) be (bought|ordered|purchased)',
  'ausverkauft|vergriffen|nicht (mehr )?(vorrätig|lieferbar|verfügbar|auf lager)|derzeit nicht|kann (derzeit|zurzeit|momentan|aktuell) nicht (bestellt|gekauft)',
  'épuisée?|rupture de stock|en rupture|(actuellement )?indisponible|non disponible|plus disponible',
  'agotad[oa]s?|sin existencias|no disponibles?|sin stock|fuera de stock',
  'esgotad[oa]s?|indisponível|não disponível|sem estoque|fora de estoque',
  'esaurit[oa]|non (è )?disponibile|attualmente non|terminato',
  'uitverkocht|niet (meer )?(leverbaar|op voorraad|beschikbaar)|tijdelijk niet',
  'wyprzedan[eya]|niedostępn[yae]|brak w magazynie|chwilowo brak',
  'vyprodáno|vypredané|(není|nie je) (skladem|skladom|na sklade|dostupn[ýé])|nedostupn[ýáé]|(nie je|není) možné? .{0,20}(kúpiť|koupit|objednať|objednat)|nelze (koupit|objednat)|nedá sa (kúpiť|objednať)',
  'tükendi|stokta yok|stokta kalmadı|temin edilemiyor',
  'нет в наличии|продано|распродано|закончился|немає в наявності|под заказ недоступ',
  '在庫切れ|在庫なし|売り切れ|品切れ|完売|取り扱いできません',
  '售罄|缺货|無貨|无货|已售完|售完|補貨中|暂时缺货|停售',
  'hết hàng|tạm hết|ngừng kinh doanh',
  'stok habis|habis terjual|tidak tersedia|stok kosong',
  '품절|일시품절|재고 없음|판매 ?종료',
  'स्टॉक में नहीं|उपलब्ध नहीं|स्टॉक समाप्त',
  'غير متوفر|نفدت الكمية|نفذت الكمية|غير متاح',
  'אזל|אינו במלאי|לא במלאי|חסר במלאי',
  'slutsåld|slut i lager|ikke på lager|utsolgt|udsolgt|loppuunmyyty|ei varastossa|otsas|läbi müüdud',
  'nincs (készleten|raktáron)|elfogyott|stoc epuizat|indisponibil|εξαντλημένο|μη διαθέσιμο|สินค้าหมด|nav pieejams|izpārdots|išparduota|ni na zalogi',
];
const PRE = [
  'pre-?order|pre-?sale|back-?order|coming soon|vorbestell\\w*|précommand\\w*|preventa|reserva ya|pré-venda|preordin\\w*',
  'reserveren|przedsprzedaż\\w*|předobjedn\\p{L}*|ön sipariş|предзаказ|予約受付|预售|預購|đặt trước|예약 ?판매|प्री-ऑर्डर|طلب مسبق',
];
const IN = [
  '(back |now )?in stock|only \\d+ left|\\d+ left in stock|low stock|ready to (ship|dispatch)|usually (ships|dispatched)|available (now|online|to ship)|\\d+ available|^available$|ships (in|within)',
  '(sofort |online )?(auf lager|lieferbar|verfügbar)|vorrätig|nur noch \\d+|erhältlich|versandfertig',
  'en stock|disponible|plus que \\d+|expédié sous',
  'en existencias|quedan \\d+|queda \\d+|últim[oa]s? unidad\\w*',
  'em estoque|em stock|restam \\d+|disponível',
  'disponibile|disponibilità (immediata|: ?solo)|solo \\d+|pronta consegna',
  'op voorraad|nog slechts \\d+|direct leverbaar|beschikbaar',
  'w magazynie|dostępn[yae]|zostało \\d+|na stanie',
  'skladem|skladom|na sklade|poslední \\d+|dostupn[ýáé]',
  'stokta|son \\d+ (ürün|adet)',
  'в наличии|в наявності|осталось \\d+|есть на складе',
  '在庫あり|残り ?\\d+ ?点|現貨|现货|有货|有貨|仅剩 ?\\d+|尚有庫存|庫存充足',
  'còn hàng|chỉ còn \\d+|tersedia|sisa \\d+|재고 있음|재고 부족|당일 ?출고',
  'स्टॉक में|केवल \\d+ बचे|متوفر|متاح|بقي \\d+|במלאי',
  'i lager|på lager|varastossa|laos|raktáron|készleten|în stoc|in stoc|άμεσα διαθέσιμο|διαθέσιμο|มีสินค้า|ir noliktavā|pieejams|yra sandėlyje|na zalogi',
];
// Shops that are near, chats, pictures and other variants have no stock of their own; "when back in stock" is a promise.
const ABOUT_OTHERS =
  /pick ?-?up|click (&|and|\+) collect|in (the )?stores?\b|nearby|near you|\bchat\b|image|photo|foto|immagin|review|coupon|\bwhen\b|\bnotify\b|\bif\b|back in stock|benachrichtig|wenn|filiale|markt|magasin|tienda|negozio|winkel|this (option|size|colou?r|variant|combination)|selected|variation|variante|payment|pagos?|delivery (slot|area)|service/i;

const word = (pattern: string) => `(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])`;
// Scripts without spaces have no boundaries of words.
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const compile = (patterns: readonly string[]) =>
  new RegExp(
    patterns
      .flatMap((language) => language.split(/\|(?![^(]*\))/))
      .map((pattern) => (SPACELESS.test(pattern) ? pattern : word(pattern)))
      .join('|'),
    'iu',
  );
const MEANINGS: readonly (readonly [pattern: RegExp, availability: Availability])[] = [
  [compile(PRE), 'pre-order'],
  [compile(OUT), 'out-of-stock'],
  [compile(IN), 'in-stock'],
];
const MAX_TEXT = 90;

export function readStockText(text: string): Availability | null {
  if (text.length < 2 || text.length > MAX_TEXT) return null;
  if (ABOUT_OTHERS.test(text)) return null;
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** For a block that a shop keeps for its stock: whatever else it says, it is sold. */
export function readStockBlock(text: string): Availability | null {
  if (text === '') return null;
  const said = MEANINGS.find(([pattern]) => pattern.test(text.slice(0, MAX_TEXT)))?.[1];
  return said ?? 'in-stock';
}
