import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { Stepper } from './stepper.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['For a task of three to five steps in an order.'],
  avoid: ['For views in any order: Tabs.', 'For a part of a whole: Progress.'],
  comparisons: [
    {
      do: <Stepper current={2} />,
      because: 'A noun for each step, and the way back is a link.',
      dont: <Stepper current={2} steps={[{ label: 'Step 1' }, { label: 'Step 2' }]} />,
      butNot: 'The number stands there already.',
    },
  ],
  example: (
    <Stepper
      current={2}
      steps={[{ label: 'Registry', href: '#registry' }, { label: 'Delivery' }, { label: 'Share' }]}
    />
  ),
  anatomy: [
    ['Finished', 'A tick, and a link back.', '[data-state=done] [class*=mark]', 'top'],
    ['Current', 'Marked for screen readers, too.', '[data-state=current] [class*=mark]', 'top'],
    ['Next', 'A number.', '[data-state=next] [class*=mark]', 'top'],
  ],
  states: {
    ...forcedStates(
      <Stepper
        current={2}
        steps={[{ label: 'Registry', href: '#registry' }, { label: 'Delivery' }]}
      />,
    ),
    'All finished': <Stepper current={3} steps={[{ label: 'Registry' }, { label: 'Delivery' }]} />,
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [
    ['Tab', 'Moves along the steps with a page.'],
    ['Enter', 'Opens the page of a step.'],
  ],
  content: ['One noun for each step: Registry, Delivery, Share.'],
});
