import type { Role, Seen, Target } from './target.ts';

/**
 * Finds the visible elements that a target names. Runs in the page, which is why everything it uses stands within it.
 * `bring` scrolls the first of them into the window, where `watchPress` expects the next press; `focus` focuses it.
 * Returns null when there is none.
 */
export function lookFor(target: Target, act: 'look' | 'bring' | 'focus'): Seen | null {
  const selectors: Readonly<Record<Role, string>> = {
    alert: '[role=alert]',
    article: 'article',
    banner: 'header',
    button: 'button, [role=button]',
    combobox: '[role=combobox], select',
    contentinfo: 'footer',
    dialog: 'dialog[open], [role=dialog]',
    group: '[role=group], fieldset',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]:not([role])',
    list: 'ul, ol',
    listbox: '[role=listbox]',
    main: 'main',
    navigation: 'nav',
    option: '[role=option]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section, [role=region]',
    status: '[role=status]',
    summary: 'summary',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden], [role]), textarea',
  };
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isDrawn = (element: Element) => {
    const { visibility, display } = getComputedStyle(element);
    return display !== 'none' && visibility === 'visible';
  };
  const readText = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === 'true' || !isDrawn(node)) return '';
    if (node instanceof HTMLImageElement) return ` ${node.alt} `;
    const label = node.getAttribute('aria-label');
    // Of a control the label is read instead of its content, of a region before it.
    if (label !== null && node.matches('a, button, svg, [role=img], [role=option]')) return ` ${label} `;
    const parts = [...node.childNodes].map(readText).join('');
    return getComputedStyle(node).display.startsWith('inline') ? parts : ` ${parts} `;
  };
  const labelsOf = (element: Element): Element[] =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])]
      : [];
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    // Of a label that is drawn only what is read counts.
    if (labels.length > 0)
      return clean(labels.map((label) => readText(label) || label.textContent).join(' '));
    const own = element.getAttribute('aria-label');
    if (own !== null) return clean(own);
    const legend = element.querySelector(':scope > legend');
    if (legend !== null) return clean(readText(legend));
    const outer = labelsOf(element);
    return clean((outer.length > 0 ? outer : [element]).map(readText).join(' '));
  };
  const isNamed = (element: Element, { name }: Target) => {
    if (name === null) return true;
    const own = nameOf(element);
    return 'text' in name ? own === name.text : new RegExp(name.pattern).test(own);
  };
  const isVisible = (element: Element) => {
    if (element.closest('[inert], [aria-hidden=true]') !== null) return false;
    const shown = [element, ...labelsOf(element)];
    return shown.some((part) => isDrawn(part) && part.getClientRects().length > 0);
  };
  const all = ({ within, ...own }: Target): Element[] => {
    const places: ParentNode[] = within === null ? [document] : all(within);
    return places
      .flatMap((place) => [...place.querySelectorAll(selectors[own.role])])
      .filter((element) => isVisible(element) && isNamed(element, { ...own, within }));
  };
  const found = all(target);
  const [element] = found;
  if (element === undefined) return null;
  // Small or unseen controls are pressed by their label.
  const [label] = labelsOf(element);
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
  const pressed = isRadio && label !== undefined ? label : element;
  const isInWindow = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  if (act === 'focus' && element instanceof HTMLElement) element.focus({ preventScroll: true });
  const own = [element, ...labelsOf(element)];
  const isOwn = (hit: Element | null) => own.some((part) => part.contains(hit));
  // A link over two lines has its middle between them: its first line is pressed.
  const find = () => {
    const rect = pressed.getClientRects()[0] ?? pressed.getBoundingClientRect();
    return { rect, hit: document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2) };
  };
  // What lies under a bar that stays in place is scrolled from under it.
  if (act === 'bring' && !(isInWindow(pressed.getBoundingClientRect()) && isOwn(find().hit)))
    pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { rect, hit } = find();
  if (act === 'bring') Object.assign(window, { toPress: own });
  // A page that has just come is invisible until it stands at its top. A heart appears below the pointer.
  const isShown = pressed.parentElement?.checkVisibility({ opacityProperty: true }) === true;
  const attribute = (name: string) => element.getAttribute(name);
  return {
    count: found.length,
    box: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
    text: clean([...element.childNodes].map(readText).join('')),
    value: element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '',
    href: attribute('href') ?? '',
    isChecked: element instanceof HTMLInputElement ? element.checked : attribute('aria-checked') === 'true',
    isExpanded: attribute('aria-expanded') === 'true',
    isFocused: document.activeElement === element,
    hasFocusWithin: element.contains(document.activeElement),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isHit: isShown && isOwn(hit),
    hits: hit === null ? 'nothing' : clean(hit.outerHTML.slice(0, 120)),
  };
}

/** Looks at the next click, whether it hits what was brought into the window. Runs in the page. */
export function watchPress(): boolean {
  const expected: Element[] = Object(window).toPress;
  Object.assign(window, { press: { isMade: false, missed: null } });
  const look = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const isHit = expected.some((element) => element.contains(target));
    Object.assign(window, {
      press: { isMade: true, missed: isHit ? null : target.outerHTML.slice(0, 120) },
    });
  };
  document.addEventListener('click', look, { capture: true, once: true });
  return true;
}

/** What `watchPress` has seen so far; null in another document. Runs in the page. */
export function readPress(): { isMade: boolean; missed: string | null } | null {
  return Object(window).press ?? null;
}
