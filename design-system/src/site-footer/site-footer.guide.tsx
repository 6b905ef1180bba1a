import { componentGuide } from '../../storybook/guide/component-guide.tsx';
import { forcedStates } from '../../storybook/guide/forced-states.tsx';
import { SiteFooter } from './site-footer.tsx';

export const guide = componentGuide({
  status: 'stable',
  since: '0.1.0',
  use: ['At the end of public pages.'],
  avoid: ['In forms and in the admin area, where it leads away.'],
  comparisons: [
    {
      do: (
        <SiteFooter
          brand="Tohfa"
          columns={[
            {
              heading: 'Gifting',
              links: [
                { href: '#a', label: 'Create Registry' },
                { href: '#b', label: 'Blogs' },
              ],
            },
          ]}
        />
      ),
      because: 'Links by subject, under headings.',
      dont: (
        <SiteFooter
          brand="Tohfa"
          columns={[
            {
              heading: 'Links',
              links: [
                { href: '#a', label: 'Click here' },
                { href: '#b', label: 'More' },
              ],
            },
          ]}
        />
      ),
      butNot: 'Links without names.',
    },
  ],
  example: (
    <SiteFooter
      brand="Tohfa"
      tagline="Gifts that are wanted."
      columns={[
        {
          heading: 'Gifting',
          links: [
            { href: '#a', label: 'Create Registry' },
            { href: '#b', label: 'Blogs' },
          ],
        },
      ]}
      social={[{ href: 'https://www.instagram.com/', label: 'Instagram' }]}
      note="© 2025–2026 Tohfa. All rights reserved."
    />
  ),
  anatomy: [
    ['Logo', 'With a line about the product.', 'svg'],
    ['Social pages', 'Open in a new tab, and say so.', 'footer ul a', 'start'],
    ['Heading', 'The subject of a column.', 'h2', 'end'],
    ['Links', '44 px high for a finger.', 'nav li', 'end'],
    ['Note', 'The copyright.', '[class*=note]', 'start'],
  ],
  states: {
    ...forcedStates(
      <SiteFooter
        brand="Tohfa"
        columns={[{ heading: 'Gifting', links: [{ href: '#a', label: 'Blogs' }] }]}
      />,
    ),
  },
  without: ['disabled', 'loading', 'error'],
  keyboard: [['Tab', 'Moves along the links, column by column.']],
  content: [
    'Headings are subjects: Gifting, About.',
    'Links are named like the headings of their pages.',
  ],
});
