import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['In place of a list without entries, or content that was not found.'],
  avoid: ['For data that failed to load: LoadFailure.', 'While it loads: Skeleton.'],
  comparisons: [
    {
      do: (
        <EmptyState
          title="Your Registry is Empty"
          headingLevel={3}
          action={<Button variant="primary">Browse Products</Button>}
        >
          Choose from the catalogue or paste a link from any shop.
        </EmptyState>
      ),
      because: 'It names what is missing and offers the first step.',
      dont: <EmptyState title="No data" headingLevel={3} />,
      butNot: 'A dead end.',
    },
  ],
  example: (
    <EmptyState
      title="Your Registry is Empty"
      headingLevel={3}
      action={<Button variant="primary">Browse Products</Button>}
    >
      Choose from the catalogue or paste a link from any shop.
    </EmptyState>
  ),
  anatomy: [
    ['Drawing', 'A gift box; none inside small boxes.', 'svg', 'end'],
    ['Title', 'The missing content.', 'h3'],
    ['Text', 'The reason and the next step.', '[class*=text]', 'end'],
    ['Action', 'The first step.', 'button'],
  ],
  states: {
    'With a drawing': <EmptyState title="Your Registry is Empty" headingLevel={3} />,
    'Without a drawing': (
      <EmptyState title="No products found" headingLevel={3} drawing={null}>
        Try adjusting your filters to see more items.
      </EmptyState>
    ),
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus; its action is a Button.',
  content: [
    'The title says what is missing, as a fact.',
    'The button is the first step: Browse Products.',
  ],
});
