/** The part of an element that the ports and the doubles' scripts use. */
export class FakeElement {
  readonly tag: string;
  readonly style: Record<string, string> = {};
  readonly children: FakeElement[] = [];
  textContent = '';
  async = false;
  checked = false;
  disabled = false;
  type = '';
  value = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onclick: (() => void) | null = null;
  onAppend: ((element: FakeElement) => void) | null = null;
  private parent: FakeElement | null = null;
  private readonly attributes = new Map<string, string>();

  constructor(tag: string) {
    this.tag = tag;
  }

  get src(): string {
    return this.getAttribute('src') ?? '';
  }
  set src(value: string) {
    this.setAttribute('src', value);
  }
  get id(): string {
    return this.getAttribute('id') ?? '';
  }
  set id(value: string) {
    this.setAttribute('id', value);
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string) {
    this.setAttribute('name', value);
  }
  get content(): string {
    return this.getAttribute('content') ?? '';
  }
  set content(value: string) {
    this.setAttribute('content', value);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  append(...added: (FakeElement | string)[]): void {
    for (const one of added) {
      if (typeof one === 'string') {
        this.textContent += one;
        continue;
      }
      one.parent = this;
      this.children.push(one);
      this.onAppend?.(one);
    }
  }

  remove(): void {
    const siblings = this.parent?.children ?? [];
    if (siblings.includes(this)) siblings.splice(siblings.indexOf(this), 1);
    this.parent = null;
  }

  replaceChildren(): void {
    this.children.length = 0;
  }

  click(): void {
    this.onclick?.();
  }

  descendants(): FakeElement[] {
    return this.children.flatMap((child) => [child, ...child.descendants()]);
  }
}
