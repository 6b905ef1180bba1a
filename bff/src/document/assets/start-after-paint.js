// The rendered page comes first; on a slow line the code of the app would hold it up.
{
  const { scripts, screen } = document.currentScript.dataset;
  const start = () => {
    for (const href of JSON.parse(screen))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
    for (const src of JSON.parse(scripts))
      document.body.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  // The task after a frame's callbacks runs when that frame is on the screen; a tab in the background has no frames.
  if (document.visibilityState === 'hidden') start();
  else requestAnimationFrame(() => setTimeout(start));

  // Links and forms answer by themselves. The app presses the other buttons when it takes the page over.
  document.addEventListener('click', ({ target }) => {
    target.closest('#first-paint button[type="button"]')?.toggleAttribute('data-pressed');
  });
}
