import { fireEvent, render, screen } from '@testing-library/react';
import { LazyImage } from './lazy-image.tsx';

const picture = () => screen.getByRole('img', { name: 'A brass lamp' });

test('a picture loads when it is near the viewport', () => {
  render(<LazyImage src="/lamp.jpg" alt="A brass lamp" />);
  expect(picture()).toHaveAttribute('loading', 'lazy');
});

test('a picture that fails to load is replaced, until another address comes', () => {
  const onError = jest.fn();
  const props = { alt: 'A brass lamp', onError };
  const { rerender } = render(<LazyImage {...props} src="/broken.jpg" />);
  fireEvent.error(picture());
  expect(onError).toHaveBeenCalledTimes(1);
  expect(picture().tagName).toBe('SPAN');
  rerender(<LazyImage {...props} src="/lamp.jpg" />);
  expect(picture()).toHaveAttribute('src', '/lamp.jpg');
});

test('the colour of a picture stands behind it without a style attribute', () => {
  const { container, rerender } = render(
    <LazyImage src="/lamp.jpg" alt="A brass lamp" colour="#c0a080" />,
  );
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#c0a080');
  expect(container.querySelector('[style]')).toBeNull();
  rerender(<LazyImage src={null} alt="A brass lamp" colour="#c0a080" />);
  expect(container.querySelector('rect')).toBeNull();
});

test('a missing picture without a name is hidden from screen readers', () => {
  render(<LazyImage src={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('versions in other formats come before the picture, with its sizes', () => {
  const sources = [{ type: 'image/avif', srcSet: '/lamp-160.avif 160w' }];
  render(<LazyImage src="/lamp.webp" alt="A brass lamp" sources={sources} sizes="5rem" />);
  const source = picture().previousElementSibling;
  expect(source).toHaveAttribute('srcset', '/lamp-160.avif 160w');
  expect(source).toHaveAttribute('sizes', '5rem');
  expect(picture()).toHaveAttribute('src', '/lamp.webp');
});
