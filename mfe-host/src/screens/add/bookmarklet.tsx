import { CopyField } from '@gift-registry/design-system/copy-field';
import { Stack } from '@gift-registry/design-system/layout';
import { readDocumentSettings } from '@gift-registry/bff-contract';
import { useState } from 'react';
import styles from './add-page.module.css';

const scriptFor = (origin: string): string =>
  `javascript:void(function(){var a=${JSON.stringify(`${origin}/add?url=`)}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title);window.open(a)||(location.href=a)}())`;

export function Bookmarklet() {
  const [pressed, setPressed] = useState(false);
  const { brand } = readDocumentSettings();
  const script = scriptFor(window.location.origin);
  const name = `Add to ${brand}`;
  return (
    <Stack>
      <p>Drag this button to your bookmarks bar. On the page of a gift, press it.</p>
      <p>
        <a
          // React refuses such an address as a property.
          ref={(link) => link?.setAttribute('href', script)}
          className={styles.bookmark}
          onClick={(event) => {
            event.preventDefault();
            setPressed(true);
          }}
        >
          {name}
        </a>
      </p>
      <p role="status">
        {pressed &&
          'It works from your bookmarks bar: drag it there, or make a bookmark with the address below.'}
      </p>
      <CopyField
        label="Address of the bookmark"
        hint={`Without a mouse: make a bookmark named “${name}” and paste this as its address.`}
        value={script}
      />
    </Stack>
  );
}
