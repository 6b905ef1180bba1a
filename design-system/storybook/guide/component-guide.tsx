import {
  Controls,
  Description,
  Heading,
  Primary,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Badge } from '../../src/badge/badge.tsx';
import { Anatomy } from './anatomy.tsx';
import { Comparisons } from './comparisons.tsx';
import { Frames } from './frames.tsx';
import type { Guide } from './guide.ts';
import styles from './guide.module.css';
import { KeyboardTable } from './keyboard-table.tsx';
import { StatesGrid } from './states-grid.tsx';

export function componentGuide(guide: Guide) {
  const GuidePage = () => <ComponentGuide guide={guide} />;
  return Object.assign(GuidePage, { guide });
}

function ComponentGuide({ guide }: { guide: Guide }) {
  return (
    <>
      <GuideHeader guide={guide} />
      <Primary />
      <Controls />
      <Heading>When to use</Heading>
      <Unstyled>
        <div className={styles.columns}>
          <Rules title="Use it" rules={guide.use} />
          <Rules title="Use something else" rules={guide.avoid} />
        </div>
      </Unstyled>
      <Comparisons comparisons={guide.comparisons} />
      <Heading>Anatomy</Heading>
      <Anatomy picture={guide.example} parts={guide.anatomy} />
      <Heading>States</Heading>
      <StatesGrid {...guide} />
      <Heading>Themes, widths and directions</Heading>
      <Frames picture={guide.example} story={guide.story} />
      <Heading>Keyboard</Heading>
      <KeyboardTable keyboard={guide.keyboard} />
      <Heading>Content</Heading>
      <Unstyled>
        <Rules rules={guide.content} />
      </Unstyled>
    </>
  );
}

function GuideHeader({ guide: { status, since } }: { guide: Guide }) {
  const { csfFile } = useOf('meta', ['meta']);
  const [, name = '', aliases] = /([^/(]+?)(?: \((.+)\))?$/.exec(csfFile.meta.title) ?? [];
  return (
    <>
      <h1>{name}</h1>
      <Unstyled>
        <div className={styles.facts}>
          <Badge tone={status === 'stable' ? 'success' : 'info'}>
            {status === 'stable' ? 'Stable' : 'New'}
          </Badge>
          <span>since {since}</span>
          {aliases && <span>also called {aliases}</span>}
        </div>
      </Unstyled>
      <Description />
    </>
  );
}

function Rules({ title, rules }: { title?: string; rules: readonly string[] }) {
  return (
    <div className={styles.rules}>
      {title && <h3>{title}</h3>}
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
