import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Cluster, Grid, Section, Stack } from '../layout/layout.tsx';
import { colourGroups } from './specimens/colour-groups.ts';
import { Specimen, Swatch } from './specimens/specimen.tsx';
import { useTokens } from './specimens/use-tokens.ts';
import styles from './specimens/specimen.module.css';

const meta = { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each colour in light, at the left, and in dark, at the right. */
export const Colour: Story = {
  render: function Render() {
    const groups = colourGroups(useTokens('--gr-color-'));
    return (
      <Stack gap={7}>
        {groups.map(({ title, use, names }) => (
          <Section key={title} title={title} lede={use}>
            <Grid min="sm" gap={4}>
              {names.map((name) => (
                <Swatch key={name} token={name} />
              ))}
            </Grid>
          </Section>
        ))}
      </Stack>
    );
  },
};

const BODY_SIZES = /-(xs|sm|md)$/;

export const Type: Story = {
  render: function Render() {
    return (
      <Stack gap={7}>
        <Section title="Sizes" lede="Figtree for reading, Fraunces for headings.">
          <Stack gap={5}>
            {useTokens('--gr-text-').map((name) => (
              <Specimen key={name} token={name}>
                <p
                  className={styles.sample}
                  data-font={BODY_SIZES.test(name) ? 'body' : 'display'}
                  style={{ fontSize: `var(${name})` }}
                >
                  Tohfa means gift: ₹1,41,999
                </p>
              </Specimen>
            ))}
          </Stack>
        </Section>
        <Section title="Weights">
          <Grid min="sm">
            {useTokens('--gr-weight-').map((name) => (
              <Specimen key={name} token={name}>
                <p
                  className={styles.sample}
                  style={{ fontWeight: `var(${name})`, fontSize: 'var(--gr-text-xl)' }}
                >
                  Marigold
                </p>
              </Specimen>
            ))}
          </Grid>
        </Section>
        <Section title="Lines and letters" lede="Line heights and letter spacing.">
          <Grid min="sm">
            {[...useTokens('--gr-leading-'), ...useTokens('--gr-tracking-')].map((name) => (
              <Specimen key={name} token={name}>
                <p
                  style={
                    name.includes('leading')
                      ? { lineHeight: `var(${name})` }
                      : { letterSpacing: `var(${name})` }
                  }
                >
                  One list for everybody who wants to make you happy.
                </p>
              </Specimen>
            ))}
          </Grid>
        </Section>
      </Stack>
    );
  },
};

export const Space: Story = {
  render: function Render() {
    return (
      <Stack gap={7}>
        <Section title="Steps" lede="Small within a group, large between subjects.">
          <Stack gap={4}>
            {useTokens('--gr-space-').map((name) => (
              <Specimen key={name} token={name}>
                <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />
              </Specimen>
            ))}
          </Stack>
        </Section>
        <Section title="Pages and targets">
          <Stack gap={4}>
            {[...useTokens('--gr-page-'), ...useTokens('--gr-touch')].map((name) => (
              <Specimen key={name} token={name}>
                <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />
              </Specimen>
            ))}
          </Stack>
        </Section>
      </Stack>
    );
  },
};

export const Radius: Story = {
  render: function Render() {
    return (
      <Grid min="sm" gap={6}>
        {useTokens('--gr-radius-').map((name) => (
          <Specimen key={name} token={name}>
            <div className={styles.sheet} style={{ borderRadius: `var(${name})` }} />
          </Specimen>
        ))}
      </Grid>
    );
  },
};

export const Shadow: Story = {
  render: function Render() {
    return (
      <Grid min="sm" gap={6}>
        {useTokens('--gr-shadow-').map((name) => (
          <Specimen key={name} token={name}>
            <div
              className={styles.sheet}
              style={{ boxShadow: `var(${name})`, borderRadius: 'var(--gr-radius-lg)' }}
            />
          </Specimen>
        ))}
      </Grid>
    );
  },
};

/** Durations are 0 when the system asks for less motion. */
export const Motion: Story = {
  render: function Render() {
    const [run, setRun] = useState(false);
    const durations = useTokens('--gr-duration-');
    const easings = useTokens('--gr-ease-');
    return (
      <Stack gap={5}>
        <Cluster>
          <Button onClick={() => setRun(!run)}>Run</Button>
        </Cluster>
        {[...durations, ...easings].map((name) => (
          <Specimen key={name} token={name}>
            <div className={styles.track} data-run={run || undefined}>
              <div
                className={styles.runner}
                style={
                  durations.includes(name)
                    ? { transitionDuration: `var(${name})` }
                    : {
                        transitionDuration: 'var(--gr-duration-slow)',
                        transitionTimingFunction: `var(${name})`,
                      }
                }
              />
            </div>
          </Specimen>
        ))}
      </Stack>
    );
  },
};

const USES: Readonly<Record<string, string>> = {
  '--gr-breakpoint-sm':
    'Below it dialogs are sheets, toasts stand at the top, and copy buttons have full width.',
  '--gr-breakpoint-md': 'Below it the footer and the pages have one column.',
  '--gr-breakpoint-lg': 'Below it the header folds its links into a menu.',
};

/** Widths at which layouts change. Grids and rows adapt to their own width instead. */
export const Breakpoints: Story = {
  render: function Render() {
    return (
      <Stack gap={5}>
        {useTokens('--gr-breakpoint-').map((name) => (
          <Specimen key={name} token={name} use={USES[name]}>
            <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />
          </Specimen>
        ))}
      </Stack>
    );
  },
};
