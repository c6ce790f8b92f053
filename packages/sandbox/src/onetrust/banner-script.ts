import type { BrowserScript } from '../doubles/browser-script.ts';
import type { ConsentModel, CookieGroup } from './account.ts';

/**
 * The banner, the preference centre and the list of cookies, with the provider's globals, element ids, cookies and
 * events. A choice is stored for a year, announced to the page and sent as a receipt.
 */
export const bannerScript: BrowserScript<null> = {
  config: null,
  toServer: '../../',
  bytes: 390_000,
  delayMs: 150,
  run: (serverUrl) => {
    interface Rules {
      domainScript: string;
      model: ConsentModel;
      groups: CookieGroup[];
    }
    const { domainScript, model, groups }: Rules = Reflect.get(window, 'otStubData');
    const listeners: (() => void)[] = [];
    let active: string[] = readStored() ?? readDefault();

    function readCookie(name: string): string | undefined {
      const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
      return pair?.slice(name.length + 1);
    }

    function readStored(): string[] | null {
      const stored = new URLSearchParams(decodeURIComponent(readCookie('OptanonConsent') ?? '')).get(
        'groups',
      );
      if (!stored || !isClosed()) return null;
      return stored.split(',').flatMap((pair) => (pair.endsWith(':1') ? [pair.slice(0, -2)] : []));
    }

    function readDefault(): string[] {
      return groups.filter((group) => group.isAlwaysActive || model === 'opt-out').map(({ id }) => id);
    }

    function isClosed(): boolean {
      return readCookie('OptanonAlertBoxClosed') !== undefined;
    }

    function writeCookie(name: string, value: string): void {
      const year = 31_536_000;
      const line = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
      Reflect.set(document, 'cookie', line);
    }

    function announce(): void {
      const list = `,${active.join(',')},`;
      Object.assign(window, { OnetrustActiveGroups: list, OptanonActiveGroups: list });
      window.dataLayer ??= [];
      window.dataLayer.push({ event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: list });
      window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: active }));
      window.OptanonWrapper?.();
    }

    function choose(chosen: string[], interaction: string): void {
      active = groups
        .filter((group) => group.isAlwaysActive || chosen.includes(group.id))
        .map(({ id }) => id);
      const states = groups.map(({ id }) => `${id}:${active.includes(id) ? 1 : 0}`).join(',');
      const signal = Reflect.get(navigator, 'globalPrivacyControl') === true ? 1 : 0;
      writeCookie(
        'OptanonConsent',
        `isGpcEnabled=${signal}&version=202409.1.0&interactionCount=1&groups=${states}`,
      );
      writeCookie('OptanonAlertBoxClosed', new Date().toISOString());
      remove('onetrust-banner-sdk');
      remove('onetrust-pc-sdk');
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ domainScript, interaction, groups: active });
      fetch(`${serverUrl}request/v1/consentreceipts`, { method: 'POST', headers, body }).catch(() => {});
      for (const listener of listeners) listener();
      announce();
    }

    function remove(id: string): void {
      document.getElementById(id)?.remove();
    }

    function make(tag: string, id: string, text: string): HTMLElement {
      const element = document.createElement(tag);
      if (id) element.id = id;
      element.textContent = text;
      return element;
    }

    type Look = 'filled' | 'link';

    /** Green and square-cornered, as the provider draws them until a tenant changes the colours. */
    function button(id: string, text: string, act: () => void, look: Look = 'filled'): HTMLElement {
      const element = make('button', id, text);
      element.setAttribute('type', 'button');
      element.onclick = act;
      const isLink = look === 'link';
      Object.assign(element.style, {
        minWidth: '125px',
        padding: '12px 10px',
        margin: '8px 8px 0 0',
        border: isLink ? '0' : '1px solid #468254',
        borderRadius: '2px',
        background: isLink ? 'transparent' : '#468254',
        color: isLink ? '#3860be' : '#fff',
        font: '600 0.8125rem/1.2 sans-serif',
        letterSpacing: '.05em',
        textAlign: 'center',
        textDecoration: isLink ? 'underline' : 'none',
        cursor: 'pointer',
      });
      return element;
    }

    function panel(id: string, label: string, isModal: boolean): HTMLElement {
      const element = make('div', id, '');
      element.setAttribute('role', isModal ? 'dialog' : 'region');
      element.setAttribute('aria-label', label);
      const place = isModal
        ? { inset: '5vh max(5vw, calc(50vw - 400px)) auto', maxHeight: '90vh' }
        : { inset: 'auto 0 0' };
      Object.assign(element.style, {
        ...place,
        position: 'fixed',
        padding: isModal ? '24px 30px' : '20px 30px 24px',
        overflow: 'auto',
        background: '#fff',
        color: '#696969',
        font: '0.8125rem/1.5 sans-serif',
        borderRadius: isModal ? '2.5px' : '0',
        boxShadow: isModal ? '0 2px 10px -3px #999' : '0 0 18px rgb(0 0 0 / .2)',
        zIndex: '2147483600',
      });
      return element;
    }

    function showBanner(): void {
      const banner = panel('onetrust-banner-sdk', 'Cookie banner', false);
      const all = groups.map(({ id }) => id);
      banner.append(
        make('p', 'onetrust-policy-text', 'Some cookies are needed. May we set others, too?'),
        button('onetrust-pc-btn-handler', 'Cookies Settings', showPreferences, 'link'),
        button('onetrust-reject-all-handler', 'Reject All', () => choose([], 'BANNER_REJECT_ALL')),
        button('onetrust-accept-btn-handler', 'Accept All Cookies', () => choose(all, 'BANNER_ACCEPT_ALL')),
      );
      document.body.append(banner);
    }

    function showPreferences(): void {
      remove('onetrust-pc-sdk');
      const centre = panel('onetrust-pc-sdk', 'Privacy Preference Center', true);
      const boxes = groups.map((group) => {
        const box = document.createElement('input');
        box.type = 'checkbox';
        box.value = group.id;
        box.checked = active.includes(group.id);
        box.disabled = group.isAlwaysActive;
        const label = make('label', '', '');
        label.append(box, ` ${group.name}`);
        centre.append(label, make('p', '', group.description));
        return box;
      });
      const confirm = () =>
        choose(
          boxes.filter(({ checked }) => checked).map(({ value }) => value),
          'PREFERENCE_CENTER_CONFIRM',
        );
      centre.append(
        button('', 'Confirm My Choices', confirm),
        button('close-pc-btn-handler', 'Close', () => remove('onetrust-pc-sdk')),
      );
      document.body.append(centre);
    }

    function fillCookieList(): void {
      const place = document.getElementById('ot-sdk-cookie-policy');
      if (!place) return;
      place.replaceChildren();
      for (const { name, description, cookies } of groups) {
        place.append(make('h3', '', name), make('p', '', description));
        const list = document.createElement('ul');
        for (const cookie of cookies) list.append(make('li', '', `${cookie.name}: ${cookie.lasts}`));
        place.append(list);
      }
    }

    const all = () => groups.map(({ id }) => id);
    Object.assign(window, {
      OneTrust: {
        ToggleInfoDisplay: showPreferences,
        IsAlertBoxClosed: isClosed,
        AllowAll: () => choose(all(), 'BANNER_ACCEPT_ALL'),
        RejectAll: () => choose([], 'BANNER_REJECT_ALL'),
        OnConsentChanged: (listener: () => void) => listeners.push(listener),
        initializeCookiePolicyHtml: fillCookieList,
      },
    });
    fillCookieList();
    if (!isClosed()) showBanner();
    announce();
  },
};
