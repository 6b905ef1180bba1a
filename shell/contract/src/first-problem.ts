const controls =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]';
/** Form libraries check and focus their fields a few tasks later. */
const settleMilliseconds = 50;

function focusableIn(field: Element): HTMLElement | null {
  const control = field.matches(controls)
    ? field
    : (field.querySelector(':checked') ?? field.querySelector(controls));
  return control instanceof HTMLElement ? control : null;
}

/** Focuses the field and brings it to the middle of the screen, where no bar covers it. */
function show(field: Element): void {
  focusableIn(field)?.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
}

/** A field from which the form was sent keeps the focus, to type again: a screen reader reads the alert out anyway. */
function showAlert(alert: HTMLElement): void {
  const { activeElement } = alert.ownerDocument;
  if (!activeElement?.matches('input, select, textarea')) {
    alert.tabIndex = -1;
    alert.focus({ preventScroll: true });
  }
  alert.scrollIntoView?.({ block: 'center' });
}

const addedAlert = (mutations: readonly MutationRecord[]): HTMLElement | undefined =>
  mutations
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.getAttribute('role') === 'alert');

/**
 * After each submit of any form, shows its first problem, also when the server names it later: focuses the invalid field,
 * or else the alert of the form. Stops waiting when the person goes on. Returns a function that ends it.
 */
export function showFirstProblems(root: Document): () => void {
  let stopWaiting = (): void => undefined;

  const onSubmit = ({ target }: Event): void => {
    stopWaiting();
    if (!(target instanceof HTMLFormElement)) return;
    let alert: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const showSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const field = target.querySelector('[aria-invalid="true"]');
        if (field) show(field);
        else if (alert) showAlert(alert);
      }, settleMilliseconds);
    };
    const observer = new MutationObserver((mutations) => {
      alert = addedAlert(mutations) ?? alert;
      showSoon();
    });
    observer.observe(target, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    showSoon();
    stopWaiting = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  };
  const onInput = (): void => stopWaiting();

  root.addEventListener('submit', onSubmit, true);
  const inputs = ['keydown', 'pointerdown', 'wheel', 'input'] as const;
  for (const each of inputs) root.addEventListener(each, onInput, true);
  return () => {
    stopWaiting();
    root.removeEventListener('submit', onSubmit, true);
    for (const each of inputs) root.removeEventListener(each, onInput, true);
  };
}
