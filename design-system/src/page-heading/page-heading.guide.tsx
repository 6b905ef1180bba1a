import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { Button } from '../button/button.tsx';
import { PageHeading } from './page-heading.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['Once, at the top of each page.'],
  avoid: ['For a part of a page: Section.', 'In a dialog: its title.'],
  comparisons: [
    {
      do: (
        <PageHeading
          title="Created Registries"
          actions={<Button variant="primary">Create New Registry</Button>}
        />
      ),
      because: 'A name, and the one action of the page.',
      dont: (
        <PageHeading title="Welcome to the page of your registries, where you can manage them all" />
      ),
      butNot: 'A heading is no greeting.',
    },
  ],
  example: (
    <PageHeading
      eyebrow="Step 1 of 3"
      title="Let’s Setup Your Registry!"
      lede="You can change everything later."
      actions={<Button variant="primary">Go Ahead!</Button>}
    />
  ),
  anatomy: [
    ['Eyebrow', 'Where the page stands, in a few words.', 'p'],
    ['Title', 'The only h1.', 'h1'],
    ['Lede', 'A sentence on what to do here.', 'h1 + p'],
    ['Actions', 'One main action.', 'button', 'end'],
  ],
  states: {
    Page: <PageHeading title="Created Registries" />,
    Display: <PageHeading size="display" title="Get Gifts You Love" />,
    Centred: <PageHeading align="center" title="FAQ’s" lede="Ten things that people ask." />,
  },
  without: ['hover', 'active', 'focus', 'disabled', 'loading', 'error'],
  keyboard: 'It takes no focus; its actions do.',
  content: ['The name of the page as its link says it.', 'The lede is one sentence.'],
});
