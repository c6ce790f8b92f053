import {
  type Browser,
  type KeyInput,
  type LaunchOptions,
  launch,
  type Page,
  ProtocolError,
} from 'puppeteer-core';
import { type Engine, type EngineName, type EnginePage, heightOf, type PageOptions } from '../engine.ts';
import { endProcessGroup } from './end-process.ts';
import { isKeyName } from './keys.ts';

const START_TIMEOUT_MS = 30_000;

/** In a closed network a browser must not try to phone home; as root Chromium has no sandbox. */
const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Chromium over its own protocol. */
export function chromiumEngine(executablePath: string): Engine {
  const open = (options: PageOptions) =>
    openPage('chromium', options, { browser: 'chrome', executablePath, args: chromiumArgsOf(options) });
  return { name: 'chromium', open };
}

/** A machine without a mouse has a pointer that hovers nevertheless, at the width of a desktop. */
function chromiumArgsOf({ width }: PageOptions): string[] {
  if (width === 390) return chromiumArgs;
  const [hovers, isFine] = [2, 4];
  const pointer = `primaryHoverType=${hovers},availableHoverTypes=${hovers},primaryPointerType=${isFine},availablePointerTypes=${isFine}`;
  return [...chromiumArgs, `--blink-settings=${pointer}`];
}

/** Firefox over WebDriver BiDi. What Chromium takes per page, Firefox takes as preferences. */
export function firefoxEngine(executablePath: string): Engine {
  const open = (options: PageOptions) =>
    openPage('firefox', options, {
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: firefoxPreferences(options),
    });
  return { name: 'firefox', open };
}

const COARSE_POINTER = 1;
const FINE_POINTER_THAT_HOVERS = 6;

function firefoxPreferences({ width, hasReducedMotion, hasScripts }: PageOptions): Record<string, unknown> {
  const isPhone = width === 390;
  const pointer = isPhone ? COARSE_POINTER : FINE_POINTER_THAT_HOVERS;
  return {
    'javascript.enabled': hasScripts !== false,
    'ui.prefersReducedMotion': hasReducedMotion ? 1 : 0,
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'dom.w3c_touch_events.enabled': isPhone ? 1 : 0,
    // Phones and Macs draw scrollbars over the page.
    'ui.useOverlayScrollbars': 1,
  };
}

async function openPage(
  engine: EngineName,
  options: PageOptions,
  launchOptions: LaunchOptions,
): Promise<EnginePage> {
  const browser = await launch({
    ...launchOptions,
    headless: true,
    // Whoever opens an engine ends it, and says first what was done.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    defaultViewport: null,
    timeout: START_TIMEOUT_MS,
    protocolTimeout: START_TIMEOUT_MS,
  });
  const kill = () => endProcessGroup(browser.process()?.pid);
  try {
    // Not the page that is there: Firefox does not give it the focus, and its buttons ignore keys.
    const page = await browser.newPage();
    const complaints = watchConsole(page);
    await preparePage(engine, browser, page, options);
    return await asEnginePage({ engine, browser, page, options, complaints, kill });
  } catch (error) {
    kill();
    throw error;
  }
}

/** Firefox before 153 sets the size, and does not know the screen's orientation that is sent with it. */
function acceptUnknownCommand(error: unknown): void {
  if (!(error instanceof ProtocolError && error.message.includes('unknown command'))) throw error;
}

async function preparePage(engine: EngineName, browser: Browser, page: Page, options: PageOptions) {
  const isPhone = options.width === 390;
  const viewport = { width: options.width, height: heightOf[options.width] };
  if (engine === 'firefox') return page.setViewport(viewport).catch(acceptUnknownCommand);
  await page.setViewport({ ...viewport, isMobile: isPhone, hasTouch: isPhone });
  // Chromium without a window calls itself a robot, and robots get no lost page.
  await page.setUserAgent({ userAgent: (await browser.userAgent()).replace('Headless', '') });
  const motion = options.hasReducedMotion ? 'reduce' : 'no-preference';
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  if (options.hasScripts === false) await page.setJavaScriptEnabled(false);
}

function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warn') return;
    complaints.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => complaints.push(error instanceof Error ? error.message : String(error)));
  return complaints;
}

interface Opened {
  engine: EngineName;
  browser: Browser;
  page: Page;
  options: PageOptions;
  complaints: readonly string[];
  kill: () => void;
}

async function asEnginePage(opened: Opened): Promise<EnginePage> {
  const { engine, browser, page, options, complaints, kill } = opened;
  const isPhone = options.width === 390;
  return {
    engine,
    version: await browser.version(),
    width: options.width,
    hasTouch: isPhone,
    complaints: async () => complaints,
    // Not `page.goto`: it waits for a load that a journey may leave before.
    goto: async (url) => void (await page.evaluate(`void (location.href = ${JSON.stringify(url)})`)),
    evaluate: async (expression) => String(await page.evaluate(`JSON.stringify(${expression}) ?? 'null'`)),
    press: (key, withShift) => pressKey(page, key, withShift),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    wheel: async (x, y, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    close: async () => {
      await browser.close();
      kill();
    },
    kill,
  };
}

async function pressKey(page: Page, key: string, withShift: boolean): Promise<void> {
  if (!isKeyName(key)) return page.keyboard.sendCharacter(key);
  const name: KeyInput = key;
  if (!withShift) return page.keyboard.press(name);
  await page.keyboard.down('Shift');
  await page.keyboard.press(name);
  await page.keyboard.up('Shift');
}
