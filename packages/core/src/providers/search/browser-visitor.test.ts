import { afterEach, describe, expect, it, vi } from 'vitest';
import { identifyVisitor } from './browser-visitor.ts';

/** A page with these cookies, and the lines that are written to its `document.cookie`. */
function stubCookies(cookies: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
  return written;
}

const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[entity.browser-storage-and-cookies.4] the visitor of the search provider', () => {
  it('gets one cookie for a year and one for the visit', () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
    const written = stubCookies('theme=dark');
    expect(identifyVisitor(ids())).toEqual({ userId: 'id-1', sessionId: 'id-2' });
    expect(written).toEqual([
      'ssUserId=id-1; path=/; sameSite=lax; expires=Fri, 01 Jan 2027 00:00:00 GMT',
      'ssSessionIdNamespace=id-2; path=/; sameSite=lax',
    ]);
  });

  it('is recognised by the cookies of an earlier visit', () => {
    const written = stubCookies('ssUserId=u; a=b; ssSessionIdNamespace=s');
    expect(identifyVisitor(ids())).toEqual({ userId: 'u', sessionId: 's' });
    expect(written).toEqual([]);
  });
});
