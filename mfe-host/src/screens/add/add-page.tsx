import { type RegistryItem, readDocumentSettings } from '@gift-registry/bff-contract';
import { Accordion } from '@gift-registry/design-system/accordion';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Cluster, Stack, Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useState, useEffect, useRef } from 'react';
import { ExternalGiftBox } from '../../features/scraping/external-gift-box.tsx';
import { useUndoAddition, type Addition } from '../../features/items/use-add-item.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import { RegistryToAddTo } from '../../features/registries/registry-to-add-to.tsx';
import { useRegistryToAddTo } from '../../features/registries/use-registry-to-add-to.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { useAccountOfPage } from '../../features/accounts/use-is-host.ts';
import { linksInText } from '../../features/scraping/links-in-text.ts';
import { RegistryOfGiftsButton } from '../../features/registries/registry-of-gifts-button.tsx';
import styles from './add-page.module.css';

const scriptFor = (origin: string): string =>
  `javascript:void(function(){var a=${JSON.stringify(`${origin}/add?url=`)}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title);window.open(a)||(location.href=a)}())`;

function Bookmarklet() {
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

function OtherWays() {
  const { brand } = readDocumentSettings();
  return (
    <Section title="Straight from the shop">
      <Accordion
        items={[
          {
            title: 'On an Android phone',
            content: (
              <ol className={styles.steps}>
                <li>
                  Open the menu of your browser and choose “Install app” or “Add to Home screen”.
                  You do this once.
                </li>
                <li>In the shop’s app, press “Share” on the gift.</li>
                <li>Choose {brand}, look at the details, and press “Add to Registry”.</li>
              </ol>
            ),
          },
          {
            title: 'On an iPhone or iPad',
            content: (
              <ol className={styles.steps}>
                <li>In the shop’s app, press “Share” on the gift, then “Copy” or “Copy Link”.</li>
                <li>Come back to this page and press and hold the box for the link.</li>
                <li>Choose “Paste”, and press “Add”.</li>
              </ol>
            ),
          },
          { title: 'On a computer', content: <Bookmarklet /> },
        ]}
      />
    </Section>
  );
}

interface Props {
  readonly item: RegistryItem;
  readonly registryName: string | undefined;
  readonly onUndo: () => void;
  readonly onAnother: () => void;
}

function AddedGift({ item, registryName, onUndo, onAnother }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1}>
      <Stack>
        <Alert
          type="success"
          title={registryName ? `Added to ${registryName}` : 'Kept for your first registry'}
        >
          {item.product.name}
        </Alert>
        <Cluster>
          <RegistryOfGiftsButton registryId={item.registryId} />
          <Button onClick={onAnother}>Add another</Button>
          <Button variant="quiet" onClick={onUndo}>
            Undo
          </Button>
        </Cluster>
      </Stack>
    </div>
  );
}

const sharedParts = ['url', 'text', 'title'] as const;
const longestName = 300;

interface SharedGift {
  readonly link: string | undefined;
  readonly name: string;
}

/** The gift in the query of this page's address; undefined when nothing was shared. The first link of url, text and title counts. */
export function readSharedGift(search: string): SharedGift | undefined {
  const query = new URLSearchParams(search);
  const texts = sharedParts.map((part) => query.get(part)?.trim() ?? '');
  if (texts.every((text) => text === '')) return undefined;
  const [link] = texts.flatMap(linksInText);
  const title = query.get('title')?.trim() ?? '';
  return { link, name: linksInText(title).length > 0 ? '' : title.slice(0, longestName) };
}

export function withoutSharedGift(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const part of sharedParts) query.delete(part);
  return query;
}

export default function AddPage() {
  const { location, replaceQuery } = useNavigation();
  const [shared, setShared] = useState(() => readSharedGift(location.search));
  const [addition, setAddition] = useState<Addition>();
  const account = useAccountOfPage();
  const target = useRegistryToAddTo();
  const { registry, choose } = target;
  const undo = useUndoAddition(addition ? [addition] : [], () => setAddition(undefined));

  const added = (item: RegistryItem, quantity: number) => {
    if (item.registryId !== null) choose(item.registryId);
    setShared(undefined);
    setAddition({ item, quantity });
  };
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        <Stack gap={5}>
          <PageHeading
            title="Add a gift"
            lede="Paste the link of anything you wish for, from any shop."
          />
          {shared && shared.link === undefined && (
            <Alert type="warning" title="We found no link in what you shared">
              Please copy the address of the gift’s page and paste it below.
            </Alert>
          )}
          <RegistryToAddTo target={target} />
          {addition ? (
            <AddedGift
              item={addition.item}
              registryName={registry?.registryName}
              onUndo={() => undo(addition)}
              onAnother={() => setAddition(undefined)}
            />
          ) : (
            <ExternalGiftBox
              key={account}
              account={account}
              registryId={registry === null ? null : registry?.id}
              pageShown
              draftPlace="shared-gift"
              shared={shared}
              onSharedTaken={() => replaceQuery(withoutSharedGift(location.search))}
              onAdded={added}
            />
          )}
          <Cluster gap={5}>
            <TextLink
              href={registryPath('/add/links', registry?.id)}
              linkComponent={Link}
              variant="standalone"
            >
              Add several links at once
            </TextLink>
            <TextLink
              href={registryPath('/add/import', registry?.id)}
              linkComponent={Link}
              variant="standalone"
            >
              Add from a CSV file
            </TextLink>
          </Cluster>
        </Stack>
        <OtherWays />
      </Screen>
    </>
  );
}
