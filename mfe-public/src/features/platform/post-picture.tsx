import type { ReactNode } from 'react';
import styles from './post-picture.module.css';
import type { PostSlug } from './post-summaries.ts';

export function PostPicture({ slug }: { slug: PostSlug }) {
  return (
    <svg viewBox="0 0 320 140" className={styles.picture} aria-hidden="true" focusable="false">
      {drawings[slug]}
    </svg>
  );
}

const drawings: Readonly<Record<PostSlug, ReactNode>> = {
  'a-registry-is-not-a-demand': (
    <>
      <rect x="96" y="34" width="128" height="84" rx="6" className={styles.paper} />
      <path d="M96 40l64 46 64-46" className={styles.line} />
      <circle cx="160" cy="86" r="13" className={styles.clay} />
      <path d="M154 86l4 5 8-9" className={styles.paperLine} />
    </>
  ),
  'a-first-home-in-thirty-gifts': (
    <>
      <path d="M92 70l68-46 68 46v50H92z" className={styles.paper} />
      <path d="M84 74l76-52 76 52" className={styles.thickLine} />
      <rect x="144" y="80" width="32" height="40" rx="3" className={styles.indigo} />
      <rect x="106" y="80" width="24" height="22" rx="2" className={styles.marigold} />
      <rect x="190" y="80" width="24" height="22" rx="2" className={styles.marigold} />
    </>
  ),
  'what-new-parents-really-use': (
    <>
      <path d="M100 62h104a52 44 0 0 1-104 0z" className={styles.indigo} />
      <path d="M152 62V26a52 40 0 0 1 52 36z" className={styles.marigold} />
      <path d="M204 62l22-26" className={styles.thickLine} />
      <circle cx="124" cy="116" r="10" className={styles.clay} />
      <circle cx="182" cy="116" r="10" className={styles.clay} />
    </>
  ),
  'wedding-gifts-for-every-budget': (
    <>
      <rect x="78" y="86" width="42" height="34" rx="3" className={styles.marigold} />
      <rect x="134" y="64" width="52" height="56" rx="3" className={styles.clay} />
      <rect x="200" y="34" width="62" height="86" rx="3" className={styles.indigo} />
      <path d="M99 86v34M160 64v56M231 34v86" className={styles.paperLine} />
    </>
  ),
  'giving-together': (
    <>
      <rect x="116" y="62" width="88" height="58" rx="4" className={styles.clay} />
      <rect x="108" y="46" width="104" height="20" rx="4" className={styles.marigold} />
      <path
        d="M160 46v74M160 46c-30-2-30-30-6-24 6 2 6 16 6 24 0-8 0-22 6-24 24-6 24 22-6 24"
        className={styles.line}
      />
      <circle cx="72" cy="92" r="14" className={styles.indigo} />
      <circle cx="248" cy="92" r="14" className={styles.indigo} />
    </>
  ),
  'ten-birthday-gifts-under-1000-rupees': (
    <>
      <path d="M104 76h112v44H104z" className={styles.clay} />
      <path
        d="M104 68h112v10q-14 18-28 0-14 18-28 0-14 18-28 0-14 18-28 0z"
        className={styles.paper}
      />
      <path d="M132 68V46m28 22V46m28 22V46" className={styles.thickLine} />
      <path
        d="M132 30c6 6 6 12 0 14-6-2-6-8 0-14zm28 0c6 6 6 12 0 14-6-2-6-8 0-14zm28 0c6 6 6 12 0 14-6-2-6-8 0-14z"
        className={styles.marigold}
      />
    </>
  ),
  'thank-you-notes-that-sound-like-you': (
    <>
      <rect x="92" y="30" width="120" height="90" rx="5" className={styles.paper} />
      <path d="M110 54h64m-64 20h84m-84 20h50" className={styles.line} />
      <path d="M238 26l12 12-56 60-18 6 6-18z" className={styles.marigold} />
      <path d="M176 104l-2 8 8-4" className={styles.line} />
    </>
  ),
  'gifts-across-distance': (
    <>
      <circle cx="160" cy="72" r="48" className={styles.indigo} />
      <path
        d="M112 72h96M160 24c-28 28-28 68 0 96m0-96c28 28 28 68 0 96"
        className={styles.paperLine}
      />
      <path d="M70 108c40-76 120-92 178-56" className={styles.dashes} />
      <path d="M260 58l-18 2 8-16z" className={styles.clay} />
    </>
  ),
};
