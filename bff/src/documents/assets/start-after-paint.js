// The rendered page comes first; on a slow line the code of the app would hold it up.
{
  const { styles, scripts, screen } = document.currentScript.dataset;
  const element = (name, properties) => Object.assign(document.createElement(name), properties);
  const start = () => {
    // The app applies them when it takes the page over, which needs no rule that the document does not have.
    for (const { href, name } of JSON.parse(styles)) {
      const sheet = element('link', { rel: 'stylesheet', href, media: 'not all' });
      sheet.dataset.href = name;
      document.head.append(sheet);
    }
    for (const href of JSON.parse(screen))
      document.head.append(element('link', { rel: 'preload', as: 'script', href }));
    for (const src of JSON.parse(scripts))
      document.body.append(element('script', { src, async: false }));
  };
  // The task after a frame's callbacks runs when that frame is on the screen; a tab in the background has no frames.
  if (document.visibilityState === 'hidden') start();
  else requestAnimationFrame(() => setTimeout(start));

  // Links, and forms with an address, answer by themselves. The app presses the other buttons when it takes the page over.
  document.addEventListener('click', ({ target }) => {
    target.closest('#first-paint button[type="button"]')?.toggleAttribute('data-pressed');
  });
  document.addEventListener('submit', (event) => {
    if (!event.target.matches('#first-paint form:not([action])')) return;
    event.preventDefault();
    event.submitter?.setAttribute('data-pressed', '');
  });
}
