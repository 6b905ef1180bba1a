const noMediaQueries = globalThis.matchMedia;

/** Answers media queries of scripts for a screen of `width` pixels, until the end of the test. */
export function setScreenWidth(width: number): void {
  globalThis.matchMedia = (media) => {
    const rem = Number(/min-width: ([\d.]+)rem/.exec(media)?.[1]);
    return Object.assign(new EventTarget(), {
      ...{ media, matches: width >= rem * 16, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    });
  };
}

afterEach(() => {
  globalThis.matchMedia = noMediaQueries;
});
