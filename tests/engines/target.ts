/** What a shopper names: an element by its role and name, as assistive technology does. */
export interface Target {
  role: Role;
  name: NamePattern | null;
  /** Only inside of this one. */
  within: Target | null;
}

export type Role =
  | 'alert'
  | 'article'
  | 'banner'
  | 'button'
  | 'combobox'
  | 'contentinfo'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'listbox'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'status'
  | 'summary'
  | 'textbox';

/** JSON, because it travels into the page. A text is the whole name. */
type NamePattern = { text: string } | { pattern: string };

/** `the('button', 'Open menu')`, or with a pattern, or inside of another target. */
export function the(role: Role, name?: string | RegExp, within?: Target): Target {
  return { role, name: name === undefined ? null : asPattern(name), within: within ?? null };
}

function asPattern(name: string | RegExp): NamePattern {
  return typeof name === 'string' ? { text: name } : { pattern: name.source };
}

export function describe({ role, name, within }: Target): string {
  const own = name === null ? `a ${role}` : `the ${role} ${'text' in name ? `"${name.text}"` : name.pattern}`;
  return within === null ? own : `${own} in ${describe(within)}`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is seen of the first visible element that a target names. */
export interface Seen {
  /** How many are visible. */
  count: number;
  box: Box;
  /** The text with whitespace as it is read. */
  text: string;
  value: string;
  href: string;
  isChecked: boolean;
  isExpanded: boolean;
  isFocused: boolean;
  /** It or something in it has the focus. */
  hasFocusWithin: boolean;
  isDisabled: boolean;
  /** A pointer at its middle would hit it. */
  isHit: boolean;
  /** What it would hit instead. */
  hits: string;
}
