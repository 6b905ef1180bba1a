import type { FieldNote, ProductField, ScrapedProduct } from '@gift-registry/bff-contract';
import type { EvidenceSource, ScrapeJobResult } from '@gift-registry/workers-contract';
import { giftPictureUrl, hashOfGiftPicture } from '../../platform/pictures/picture-url.ts';
import type { KnownProduct } from './external-products.repository.ts';

const noteOn = (value: unknown, evidence: EvidenceSource | undefined): FieldNote | undefined => {
  if (value !== null) return undefined;
  return evidence ? 'not-sure' : 'not-found';
};

function notesOn(found: ScrapeJobResult): ScrapedProduct['notes'] {
  const notes = Object.entries({
    name: noteOn(found.name, found.evidence.name),
    brand: noteOn(found.brand, found.evidence.brand),
    price: noteOn(found.price || null, found.evidence.price),
    currency: noteOn(found.currency, found.evidence.currency),
    description: noteOn(found.description, found.evidence.description),
    picture: noteOn(found.pictures[0] ?? null, found.evidence.image),
  });
  return Object.fromEntries(notes.filter(([, note]) => note !== undefined));
}

const pictureOf = (hash: string) => ({ hash, url: giftPictureUrl(hash, 'large') });

export function toScrapedProduct(found: ScrapeJobResult): ScrapedProduct {
  const pictures = found.pictures.map(pictureOf);
  return {
    title: found.title,
    name: found.name,
    brand: found.brand,
    price: found.price || null,
    currency: found.currency,
    description: found.description,
    image: pictures[0]?.url ?? null,
    pictures,
    url: found.url,
    notes: notesOn(found),
    ...(!found.price && found.choices?.price && { priceChoices: found.choices.price }),
  };
}

function withPicture(product: ScrapedProduct, known: KnownProduct): Partial<ScrapedProduct> {
  const hash = hashOfGiftPicture(known.imageUrl);
  if (hash === null) return { image: null };
  const others = product.pictures.filter((picture) => picture.hash !== hash);
  return { image: giftPictureUrl(hash, 'large'), pictures: [pictureOf(hash), ...others] };
}

export function withCorrections(product: ScrapedProduct, known: KnownProduct): ScrapedProduct {
  const corrected = new Set<ProductField>(known.correctedFields);
  const notes = Object.fromEntries([...corrected].map((field) => [field, 'corrected'] as const));
  return {
    ...product,
    ...(corrected.has('name') && { name: known.name }),
    ...(corrected.has('brand') && { brand: known.brand }),
    ...(corrected.has('price') && { price: known.price, priceChoices: undefined }),
    ...(corrected.has('currency') && { currency: known.currency }),
    ...(corrected.has('description') && { description: known.description }),
    ...(corrected.has('picture') && withPicture(product, known)),
    notes: { ...product.notes, ...notes },
  };
}
