import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '..');

function deadControls(stories: string): string[] {
  if (!stories.includes('  component: ')) return [];
  return stories
    .split(/^(?=export const \w+: Story)/m)
    .filter((story) => /render: (\(\) =>|function \w*\(\))/.test(story))
    .filter((story) => !story.includes('controls: { disable: true }'))
    .map((story) => /^export const (\w+)/.exec(story)?.[1] ?? 'meta');
}

test.each(globSync('*/*.stories.tsx', { cwd: sources }))('%s has controls that work', (file) => {
  expect(deadControls(readFileSync(join(sources, file), 'utf8'))).toEqual([]);
});

test('Stories that ignore their args are found', () => {
  const meta = 'const meta = {\n  component: Button,\n};\n';
  const story = (render: string) => `${meta}export const Plain: Story = {\n  ${render},\n};\n`;
  expect(deadControls(story('render: () => <Button />'))).toEqual(['Plain']);
  expect(deadControls(story('render: function Render() { return <Button />; }'))).toEqual([
    'Plain',
  ]);
  expect(deadControls(story('render: (args) => <Button {...args} />'))).toEqual([]);
});
