// The words of the page come first; on a slow line the code of the app would hold them up.
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
}
