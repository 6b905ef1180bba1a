import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Stack } from '../layout/layout.tsx';
import { useTokens } from './use-tokens.ts';
import styles from './tokens.module.css';

const meta = { title: 'Tokens/All' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: function Render() {
    const names = useTokens('--gr-color-');
    return (
      <Grid min="sm" gap={4}>
        {names.map((name) => (
          <figure key={name} className={styles.token}>
            <div className={styles.swatch} style={{ background: `var(${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Grid>
    );
  },
};

export const Type: Story = {
  render: function Render() {
    const names = useTokens('--gr-text-');
    return (
      <Stack gap={5}>
        {names.map((name) => (
          <figure key={name} className={styles.token}>
            <div
              className={
                name.endsWith('-xs') || name.endsWith('-sm') || name.endsWith('-md')
                  ? styles.body
                  : styles.display
              }
              style={{ fontSize: `var(${name})` }}
            >
              Tohfa means gift: ₹1,41,999
            </div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Stack>
    );
  },
};

export const Space: Story = {
  render: function Render() {
    const names = useTokens('--gr-space-');
    return (
      <Stack gap={3}>
        {names.map((name) => (
          <figure key={name} className={styles.token}>
            <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Stack>
    );
  },
};

export const Surfaces: Story = {
  render: function Render() {
    const radii = useTokens('--gr-radius-');
    const shadows = useTokens('--gr-shadow-');
    return (
      <Grid min="sm" gap={6}>
        {radii.map((name) => (
          <figure key={name} className={styles.token}>
            <div className={styles.sheet} style={{ borderRadius: `var(${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        {shadows.map((name) => (
          <figure key={name} className={styles.token}>
            <div className={styles.sheet} style={{ boxShadow: `var(${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Grid>
    );
  },
};
