import { useState } from 'react';

export function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    active: hovered || focused,
    /** For after removing a child: browsers report no `pointerleave` and `blur` for removed elements. */
    reset: () => {
      setHovered(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
