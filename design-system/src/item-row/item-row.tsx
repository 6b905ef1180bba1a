import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LazyImage, type PictureSource } from '../lazy-image/lazy-image.tsx';
import { Link, type LinkComponent } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import gallery from './gallery.module.css';
import styles from './item-row.module.css';
import ribbon from './ribbon.module.css';

type ItemRowProps = {
  name: string;
  /** A line below the name, such as the brand or shop. */
  meta?: ReactNode;
  /** The formatted price of one piece. Default not shown. */
  price?: string | undefined;
  /** The word for `price`: 'Amount' for money. Default 'Price'. */
  priceLabel?: 'Price' | 'Amount' | undefined;
  imageUrl: string | null | undefined;
  /** Small versions of the picture in other formats, the best first. */
  imageSources?: readonly PictureSource[] | undefined;
  /** Widths of the picture in CSS, as for an img. Default those of a row. */
  imageSizes?: string | undefined;
  /** The picture's own colour, shown while it loads. */
  imageColour?: string | null | undefined;
  /** `cover` (default) fills the frame of the picture, `contain` shows it whole. */
  imageFit?: 'cover' | 'contain' | undefined;
  /** Loads the picture at once and before others: for rows that are on the first screen. Default false. */
  imageFirst?: boolean | undefined;
  /** The item's page. */
  href?: string | undefined;
  /** Renders the link. Default a plain anchor. */
  linkComponent?: LinkComponent | undefined;
  /** Badges after the name, such as Purchased. */
  badges?: ReactNode;
  /** The quantity: a QuantityStepper, or a text such as '1/3'. */
  quantity?: ReactNode;
  /** The formatted price of all pieces. Default not shown. */
  total?: string | undefined;
  /** The host's words about the item. */
  note?: ReactNode;
  /** A Progress below the name, such as the contributions. */
  progress?: ReactNode;
  /** Small controls below the name. */
  controls?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** An IconButton such as Remove; beside the name on narrow screens. */
  corner?: ReactNode;
  /** Fades an item that is no longer available. Default false. */
  muted?: boolean | undefined;
  /** A ribbon around the picture of a gift that was bought; `now` ties it before the eye, once. Default none. */
  wrapped?: 'now' | 'before' | undefined;
  /** Two columns wide in a gallery. Default false. */
  large?: boolean | undefined;
  /** Level of the name as a heading. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Lets an address lead to the row, and the focus return to it. Default none. */
  id?: string | undefined;
  className?: string | undefined;
};

/** In CSS pixels: 6rem in wide lists, 5rem in narrow ones. */
const pictureSize = { width: 96, height: 96, sizes: '(min-width: 48rem) 6rem, 5rem' };

const part = (name: string) => classNames(styles[name], gallery[name]);
const imagePart = classNames(part('image'), ribbon['image']);

/** One item of a registry, inside an ItemList. */
export function ItemRow({
  name,
  meta,
  price,
  imageUrl,
  imageSources,
  imageSizes,
  imageColour,
  imageFit,
  priceLabel = 'Price',
  imageFirst = false,
  href,
  linkComponent,
  badges,
  note,
  quantity,
  total,
  progress,
  controls,
  actions,
  corner,
  muted = false,
  wrapped,
  large = false,
  headingLevel = 3,
  id,
  className,
}: ItemRowProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = (
    <LazyImage
      src={imageUrl}
      alt=""
      sources={imageSources}
      className={gallery['frame']}
      colour={imageColour}
      fit={imageFit}
      {...pictureSize}
      {...(imageSizes === undefined ? {} : { sizes: imageSizes })}
      {...(imageFirst ? { loading: 'eager', fetchPriority: 'high' } : {})}
    />
  );
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames(part('row'), wrapped && ribbon['wrapped'], className)}
      data-muted={muted || undefined}
      data-large={large || undefined}
      data-wrapped={wrapped}
    >
      {href ? (
        <Link href={href} linkComponent={linkComponent} pointerOnly className={imagePart}>
          {picture}
        </Link>
      ) : (
        <div className={imagePart}>{picture}</div>
      )}
      <div className={part('text')}>
        <Heading className={part('name')}>
          {href ? (
            <Link href={href} linkComponent={linkComponent}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {meta && <p className={part('meta')}>{meta}</p>}
        {badges && <div className={part('badges')}>{badges}</div>}
        {note && <p className={part('note')}>{note}</p>}
        {progress && <div className={gallery['progress']}>{progress}</div>}
      </div>
      {controls && <div className={styles.controls}>{controls}</div>}
      <dl className={part('figures')}>
        {price !== undefined && (
          <Figure label={priceLabel}>
            <Price>{price}</Price>
          </Figure>
        )}
        {quantity !== undefined && <Figure label="Qty">{quantity}</Figure>}
        {total !== undefined && (
          <Figure label="Total">
            <Price>{total}</Price>
          </Figure>
        )}
      </dl>
      {(actions || corner) && (
        <div className={part('actions')}>
          {actions}
          {corner && <div className={styles.corner}>{corner}</div>}
        </div>
      )}
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={part('figure')}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Hidden from screen readers, which hear the label of each figure. */
function ColumnHeadings({ columns }: Required<Pick<ItemListProps, 'columns'>>) {
  const [item, ...figures] = columns ?? [];
  return (
    <div aria-hidden="true" className={styles.headings}>
      <span>{item}</span>
      {figures.map((figure) => (
        <span key={figure} className={styles.heading}>
          {figure}
        </span>
      ))}
    </div>
  );
}

type ItemListProps = {
  /** Names the list for screen readers. */
  label?: string | undefined;
  /** Headings above the columns of wide screens: item, price, quantity and perhaps total. Default none. */
  columns?: readonly [item: string, price: string, quantity: string, total?: string] | undefined;
  /**
   * `rows` (default); `gallery` shows cards where the list is at least 41rem wide, and rows where it is narrower;
   * `cards` shows cards at every width.
   */
  look?: 'rows' | 'gallery' | 'cards' | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** A list of ItemRows. */
export function ItemList({ label, columns, look = 'rows', children, className }: ItemListProps) {
  const isGallery = look !== 'rows';
  return (
    <div
      className={classNames(styles.list, isGallery && gallery['gallery'], className)}
      data-columns={columns?.length}
      data-look={isGallery ? 'gallery' : undefined}
      data-narrow={look === 'cards' || undefined}
    >
      {columns && <ColumnHeadings columns={columns} />}
      <ul aria-label={label} className={part('rows')}>
        {children}
      </ul>
    </div>
  );
}
