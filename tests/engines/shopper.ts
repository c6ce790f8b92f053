import { setTimeout as wait } from 'node:timers/promises';
import { type EnginePage, heightOf } from './engine.ts';
import { lookFor, readPress, watchPress } from './look-for.ts';
import { describe, type Seen, type Target } from './target.ts';

const TIMEOUT_MS = 12_000;
const POLL_MS = 50;
/** A browser on a busy machine carries a press out within this time, or has lost it. */
const PRESS_MS = 1_000;

/** Somebody before a page: does and expects the same in every engine. Each wait ends with an error that names it. */
export class Shopper {
  readonly page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  get isPhone(): boolean {
    return this.page.width === 390;
  }

  /** Loads a page in full, and waits until it is there and its scripts have taken over. */
  async open(path: string): Promise<void> {
    await this.openPlain(path);
    await this.ready();
  }

  /** Loads a page in full, and waits until it is there. */
  async openPlain(path: string): Promise<void> {
    const url = new URL(path, this.#origin).href;
    await this.page.goto(url);
    await this.until(`${path} is loaded`, async () => {
      const at = await this.read(() => `${location.href} ${document.readyState}`);
      return at === `${url} complete`;
    });
  }

  /** Stores the choice of an earlier visit, so that no consent dialog stands over what is pressed. */
  async refuseCookies(): Promise<void> {
    await this.openPlain('/robots.txt');
    // WebKit may exchange the first page of a window once more after it has loaded it.
    await this.until('the choice is stored', () =>
      this.read((decidedAt) => {
        localStorage.setItem('consent', JSON.stringify({ allowed: ['necessary'], decidedAt }));
        return true;
      }, Date.now() - 3_600_000),
    );
  }

  /** Waits until the shell's scripts run: they restore scroll positions themselves. */
  async ready(): Promise<void> {
    await this.until('the shell’s scripts run', () =>
      this.read(() => history.scrollRestoration === 'manual' && document.readyState === 'complete'),
    );
  }

  /** Runs a function in the page; it sees nothing but its arguments, which are JSON, as is what it returns. */
  async read<Given extends readonly unknown[], Result>(
    question: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    const list = given.map((value) => JSON.stringify(value) ?? 'undefined').join();
    return JSON.parse(await this.page.evaluate(`(${question})(${list})`));
  }

  /** Waits until `ask` resolves to something other than false and null; returns that. `what` is said when it does not. */
  async until<Answer>(
    what: string | (() => string),
    ask: () => Promise<Answer | false | null>,
    timeoutMs = TIMEOUT_MS,
  ): Promise<Answer> {
    const deadline = Date.now() + timeoutMs;
    let trouble: unknown;
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== false && answer !== null) return answer;
        trouble = undefined;
      } catch (error) {
        // The page is just being exchanged for another; the next question reaches that.
        trouble = error;
      }
      if (Date.now() > deadline) {
        const missing = typeof what === 'string' ? what : what();
        throw new Error(`Waited in vain: ${missing}.`, { cause: trouble });
      }
      await wait(POLL_MS);
    }
  }

  look(target: Target): Promise<Seen | null> {
    return this.read(lookFor, target, 'look');
  }

  /** Waits until the target is visible, and `isSo` of it. */
  see(target: Target, isSo: (seen: Seen) => boolean = () => true, how = 'is seen'): Promise<Seen> {
    let last: Seen | null = null;
    const missing = () =>
      `${describe(target)} ${how} (${last === null ? 'it is not there' : `it says “${last.text.slice(0, 300)}”`})`;
    return this.until(missing, async () => {
      last = await this.look(target);
      return last !== null && isSo(last) ? last : null;
    });
  }

  async seeText(target: Target, text: string | RegExp): Promise<void> {
    const has = (seen: Seen) => (typeof text === 'string' ? seen.text.includes(text) : text.test(seen.text));
    await this.see(target, has, `says ${text}`);
  }

  async seeFocus(target: Target): Promise<void> {
    await this.see(target, ({ isFocused }) => isFocused, 'has the focus');
  }

  async seeGone(target: Target): Promise<void> {
    await this.until(`${describe(target)} is gone`, async () => (await this.look(target)) === null);
  }

  async seeAddress(pattern: RegExp): Promise<void> {
    await this.until(`the address is ${pattern.source}`, async () =>
      pattern.test(await this.read(() => location.pathname + location.search + location.hash)),
    );
  }

  /**
   * Presses the target's middle: by touch where the page is a phone's and the engine has it, else by the mouse. On a
   * busy machine the target may move after it was found: who has missed it presses again.
   */
  async press(target: Target): Promise<void> {
    for (let left = 2; ; left -= 1) {
      const { x, y } = await this.#middleOf(target);
      await this.read(watchPress);
      await (this.isPhone ? this.page.tap(x, y) : this.page.click(x, y));
      const missed = await this.#whatWasMissed();
      if (missed === null) return;
      if (left === 0) throw new Error(`The press for ${describe(target)} reached ${missed}.`);
    }
  }

  /** Null when the press reached its target, or another page. */
  async #whatWasMissed(): Promise<string | null> {
    const deadline = Date.now() + PRESS_MS;
    while (Date.now() < deadline) {
      const press = await this.read(readPress).catch(() => null);
      if (press === null) return null;
      if (press.isMade) return press.missed;
      await wait(POLL_MS);
    }
    return 'nothing';
  }

  /** By script: for where the way by Tab is long. */
  async focus(target: Target): Promise<void> {
    await this.see(target);
    await this.read(lookFor, target, 'focus');
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#middleOf(target);
    await this.page.move(x, y);
  }

  async key(key: string, withShift = false): Promise<void> {
    await this.page.press(key, withShift);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.page.press(letter, false);
  }

  /** Fills in a field, as a shopper does: press it, then type over what it holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.seeFocus(target);
    await this.read(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.type(text);
    await this.see(target, ({ value }) => value === text, `holds ${text}`);
  }

  /** Presses Tab until the target has the focus, at most so often. */
  async tabTo(target: Target, atMost = 40): Promise<void> {
    for (let step = 0; step < atMost; step += 1) {
      await this.key('Tab');
      if ((await this.look(target))?.isFocused) return;
    }
    throw new Error(`Tab did not reach ${describe(target)} within ${atMost} steps.`);
  }

  scrollY(): Promise<number> {
    return this.read(() => Math.round(scrollY));
  }

  async scrollTo(top: number): Promise<void> {
    await this.read((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await this.until(`the page stands at ${top}`, async () => (await this.scrollY()) === top);
  }

  /** Scrolls until the target stands in the window, at whole pixels. Resolves to the page's position. */
  async bring(target: Target): Promise<number> {
    await this.see(target);
    const { y } = await this.#middleOf(target);
    expectThat(y < heightOf[this.page.width], `${describe(target)} is not in the window`);
    // What loads above may still move it.
    return this.until('the page comes to rest', async () => {
      const top = await this.scrollY();
      await this.read((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await wait(POLL_MS);
      return (await this.scrollY()) === top ? top : null;
    });
  }

  /** Scrolls to the end of the page, once the rows that load when they come near have moved it. */
  async scrollToEnd(): Promise<void> {
    const scroll = () =>
      this.read(() => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: scrollHeight, behavior: 'instant' });
        return scrollHeight;
      });
    await this.until('the end of the page stands still', async () => {
      const height = await scroll();
      await this.pause(1_000);
      return (await scroll()) === height;
    });
  }

  /** Turns the wheel in the middle of the window. */
  async wheel(deltaY: number): Promise<void> {
    await this.page.wheel(this.page.width / 2, 500, deltaY);
  }

  async back(): Promise<void> {
    await this.read(() => void setTimeout(() => history.back(), 0));
  }

  async forward(): Promise<void> {
    await this.read(() => void setTimeout(() => history.forward(), 0));
  }

  async reload(): Promise<void> {
    await this.read(() => {
      Object.assign(window, { isLeft: true });
      setTimeout(() => location.reload(), 0);
    });
    await this.until('the page is reloaded', () => this.read(() => !('isLeft' in window)));
    await this.ready();
  }

  /** Waits for a while in which something must not happen. */
  pause(delayMs: number): Promise<void> {
    return wait(delayMs);
  }

  async #middleOf(target: Target): Promise<{ x: number; y: number }> {
    const places: string[] = [];
    const seen = await this.until(`${describe(target)} can be pressed`, async () => {
      const found = await this.read(lookFor, target, 'bring');
      // What still moves or is covered cannot be pressed yet.
      places.unshift(JSON.stringify(found?.box ?? null));
      const isStill = places[0] === places[1] && places[1] === places[2];
      if (found !== null && isStill && !found.isHit) throw new Error(`It is covered by ${found.hits}`);
      return found?.isHit && isStill && !found.isDisabled ? found : null;
    });
    return { x: seen.box.x + seen.box.width / 2, y: seen.box.y + seen.box.height / 2 };
  }
}

/** Throws what the journey found wrong. */
export function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
