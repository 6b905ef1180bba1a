import { Card } from '@gift-registry/design-system/card';
import { Grid, Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import styles from './registries-skeleton.module.css';

export function RegistriesSkeleton() {
  return (
    <Grid min="lg" role="status">
      <VisuallyHidden>Loading your registries...</VisuallyHidden>
      {Array.from({ length: 2 }, (_, card) => (
        <Card key={card}>
          <Stack gap={4}>
            <Skeleton shape="picture" className={styles.picture} />
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
