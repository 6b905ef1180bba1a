import { isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { wordsOf, writtenLabelOf } from './label.ts';
import { labelled } from '../vocabulary/vocabulary.ts';
import { collapseSpaces, isInline, INVISIBLE_TAGS } from './text.ts';

const HIDDEN_STYLE = /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i;
const HIDDEN_LABEL = /\b(hidden|hide|hdn|is hidden|d none|display none|invisible)\b/;
const CLIMB = 6;

const isHiddenElement = ({ attribs }: Element) =>
  attribs.hidden !== undefined || (attribs.style !== undefined && HIDDEN_STYLE.test(attribs.style));

/** Recognizes by attributes and names of classes; style sheets are not read. */
export function isHiddenSpot(spot: Spot): boolean {
  for (let around: Spot | null = spot, height = 0; around && height < CLIMB; height += 1) {
    if (isHiddenElement(around.element)) return true;
    if (height < 3 && HIDDEN_LABEL.test(around.label)) return true;
    around = around.parent;
  }
  return false;
}

/** For one page only: a substring of a page keeps the whole page in memory. */
export function memoize<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}

const SAYS_ELSEWHERE = labelled('labelElsewhere');

const ELSEWHERE_TAGS = new Set(['nav', 'footer', 'aside', 'header']);

/** The header of an article is the product's; the header of the page is the shop's. */
const isSecondaryTag = (name: string, parent: Spot | null) =>
  ELSEWHERE_TAGS.has(name) && !(name === 'header' && isInMain(parent));

function isInMain(spot: Spot | null): boolean {
  for (let around = spot; around; around = around.parent)
    if (around.element.name === 'main' || around.element.name === 'article') return true;
  return false;
}

// "basket-summary add-to-basket" is the form of the product.
const SAYS_ADDS = /\badd ?to ?(?:cart|basket|bag)\b/;

const isSecondaryLabel = (label: string) => SAYS_ELSEWHERE.test(label) && !SAYS_ADDS.test(label);

export interface Spot {
  readonly element: Element;
  readonly label: string;
  readonly at: number;
  readonly end: number;
  readonly parent: Spot | null;
  readonly secondarySection: Element | null;
}

const MAX_OWN_TEXT = 200;

/** The text between an element's tags, without that of the elements inside. */
export function ownText({ element }: Spot): string {
  let text = '';
  for (const child of element.children)
    if (isText(child)) text += ` ${child.data.slice(0, MAX_OWN_TEXT)}`;
  return collapseSpaces(text);
}

export interface PageIndex {
  readonly html: Element | null;
  readonly titles: readonly Element[];
  readonly metas: readonly Element[];
  readonly links: readonly Element[];
  readonly base: Element | null;
  readonly scripts: readonly Element[];
  readonly styles: readonly Element[];
  readonly itemScopes: readonly Element[];
  readonly rdfaElements: readonly Element[];
  readonly byId: ReadonlyMap<string, Element>;
  readonly elements: readonly Spot[];
  readonly byTag: ReadonlyMap<string, readonly Spot[]>;
  readonly byLabel: ReadonlyMap<string, readonly Spot[]>;
  readonly pressable: readonly Spot[];
  readonly properties: readonly Spot[];
  readonly withDigits: ReadonlySet<Spot>;
  readonly text: string;
}

const MAX_TEXT = 6_000;
const DIGIT = /\d/;
const PRESSABLE = new Set(['button', 'a', 'input']);

const isPressable = ({ name, attribs }: Element) =>
  PRESSABLE.has(name) || attribs.role === 'button';

/** Scripts make buttons of other elements. */
const SAYS_BUTTON = /\b(?:button|btn)$/;
const isWithinPressable = ({ parent }: Spot) =>
  parent !== null &&
  (isPressable(parent.element) || (parent.parent !== null && isPressable(parent.parent.element)));

function addTo(groups: Map<string, Spot[]>, name: string, spot: Spot): void {
  const group = groups.get(name);
  if (group) group.push(spot);
  else groups.set(name, [spot]);
}

/** The elements with one text in their classes and names, which is read once. */
interface Label {
  readonly words: string;
  readonly isSecondary: boolean;
  readonly isButton: boolean;
  readonly spots: Spot[];
}

const UNLABELLED: Label = { words: '', isSecondary: false, isButton: false, spots: [] };

class PageIndexer {
  html: Element | null = null;
  base: Element | null = null;
  readonly titles: Element[] = [];
  readonly metas: Element[] = [];
  readonly links: Element[] = [];
  readonly scripts: Element[] = [];
  readonly styles: Element[] = [];
  readonly itemScopes: Element[] = [];
  readonly rdfaElements: Element[] = [];
  readonly byId = new Map<string, Element>();
  readonly elements: Spot[] = [];
  readonly byTag = new Map<string, Spot[]>();
  readonly byLabel = new Map<string, Spot[]>();
  readonly pressable: Spot[] = [];
  readonly properties: Spot[] = [];
  readonly withDigits = new Set<Spot>();
  readonly #readLabel = memoize((written): Label => {
    const words = wordsOf(written);
    const spots = this.byLabel.get(words) ?? [];
    if (words !== '' && spots.length === 0) this.byLabel.set(words, spots);
    const isSecondary = words !== '' && isSecondaryLabel(words);
    return { words, isSecondary, isButton: SAYS_BUTTON.test(words), spots };
  });
  readonly #text: string[] = [];
  #room = MAX_TEXT;

  get text(): string {
    return this.#text.join('').replace(/\s+/g, ' ').trim();
  }

  walk(nodes: readonly AnyNode[], parent: Spot | null): void {
    for (const node of nodes) {
      if (isText(node)) {
        this.addText(node.data);
        if (parent && DIGIT.test(node.data)) this.withDigits.add(parent);
      } else if (isTag(node)) this.#visit(node, parent);
    }
  }

  #walkInvisible(nodes: readonly AnyNode[]): void {
    for (const node of nodes)
      if (isTag(node)) {
        this.#register(node);
        if (node.name !== 'script') this.#walkInvisible(node.children);
      }
  }

  addText(text: string): void {
    if (this.#room <= 0) return;
    this.#text.push(text);
    this.#room -= text.length;
  }

  #visit(element: Element, parent: Spot | null): void {
    const { name } = element;
    this.#register(element);
    if (name === 'script') return;
    if (INVISIBLE_TAGS.has(name)) {
      this.#walkInvisible(element.children);
      return;
    }
    const at = this.elements.length;
    const { words: label, isSecondary, isButton, spots } = this.#labelOf(element);
    const isWhole = name === 'html' || name === 'body';
    const isAside = !isWhole && (isSecondaryTag(name, parent) || isSecondary);
    const secondarySection = isAside ? element : (parent?.secondarySection ?? null);
    const spot = { element, label, at, end: at + 1, secondarySection, parent };
    this.elements.push(spot);
    addTo(this.byTag, name, spot);
    if (label !== '') spots.push(spot);
    if (element.attribs.itemprop !== undefined) this.properties.push(spot);
    if (isPressable(element) || (isButton && !isWithinPressable(spot))) this.pressable.push(spot);
    const apart = !isInline(name);
    if (apart) this.addText(' ');
    this.walk(element.children, spot);
    if (apart) this.addText(' ');
    spot.end = this.elements.length;
  }

  #labelOf(element: Element): Label {
    const written = writtenLabelOf(element);
    return written === '' ? UNLABELLED : this.#readLabel(written);
  }

  #register(element: Element): void {
    const { name, attribs } = element;
    if (name === 'script') this.scripts.push(element);
    else if (name === 'style') this.styles.push(element);
    else if (name === 'meta') this.metas.push(element);
    else if (name === 'link') this.links.push(element);
    else if (name === 'title') this.titles.push(element);
    else if (name === 'base') this.base ??= element;
    else if (name === 'html') this.html ??= element;
    if ('itemscope' in attribs) this.itemScopes.push(element);
    if (attribs.typeof !== undefined) this.rdfaElements.push(element);
    // Browsers use the first of two elements with one id.
    if (attribs.id && !this.byId.has(attribs.id)) this.byId.set(attribs.id, element);
  }
}

export function indexPage(document: Document): PageIndex {
  const surveyor = new PageIndexer();
  surveyor.walk(document.children, null);
  return surveyor;
}
