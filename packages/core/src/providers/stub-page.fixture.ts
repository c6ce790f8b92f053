import { vi } from 'vitest';

/** A script element on the stub page. A test says what becomes of it. */
export interface StubScript {
  src: string;
  async: boolean;
  attributes: Record<string, string>;
  isThere: boolean;
  onload?: () => void;
  onerror?: () => void;
}

/** A page on which scripts are added but never run; `window` and `document` are global until they are unstubbed. */
export function stubPage(): { scripts: StubScript[] } {
  const scripts: StubScript[] = [];
  const createElement = () => {
    const script: StubScript & Record<string, unknown> = {
      src: '',
      async: false,
      attributes: {},
      isThere: false,
      setAttribute: (name: string, value: string) => {
        script.attributes[name] = value;
      },
      remove: () => {
        script.isThere = false;
      },
    };
    return script;
  };
  const append = (script: StubScript) => {
    script.isThere = true;
    // What has no address is a meta element.
    if (script.src !== '') scripts.push(script);
  };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { createElement, head: { append }, querySelector: () => null, cookie: '' });
  return { scripts };
}
