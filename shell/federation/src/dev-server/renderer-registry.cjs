/**
 * React DevTools, which keep the renderers of a page. React Refresh would put something simpler in their place that
 * forgets them, and the one of a remote that is loaded later would find no renderer to refresh.
 */
const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

if (!(name in globalThis)) {
  const renderers = new Map();
  Reflect.set(globalThis, name, {
    renderers,
    supportsFiber: true,
    /** @param {unknown} renderer */
    inject: (renderer) => {
      renderers.set(renderers.size, renderer);
      return renderers.size - 1;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  });
}
