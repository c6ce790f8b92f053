import { type Engine, type EnginePage, heightOf, type PageOptions } from '../engine.ts';
import { startDisplay } from './display.ts';
import { keyActions } from './keys.ts';
import { watchErrors } from './watch-errors.ts';
import { startSession, type WebDriverSession } from './webdriver-client.ts';
import { startDriver } from './webkit-driver.ts';

/** Where WebKitGTK's programs are. */
export interface WebKitPrograms {
  /** `WebKitWebDriver`. */
  driver: string;
  /** Its `MiniBrowser`. */
  browser: string;
  /** `Xvfb`: a display without a screen. */
  display: string;
}

/** A script that meets the exchange of one document for another is now and then never reported as done. */
const SCRIPT_TIMEOUT_MS = 5_000;

/** WebKitGTK's MiniBrowser over WebDriver. It fills a display of its own, which has the page's size. */
export function webkitEngine(programs: WebKitPrograms): Engine {
  return { name: 'webkit', open: (options) => openPage(programs, options) };
}

async function openPage(programs: WebKitPrograms, options: PageOptions): Promise<EnginePage> {
  const display = await startDisplay(programs.display, options.width, heightOf[options.width]);
  try {
    const driver = await startDriver(programs.driver, display.name, options.hasReducedMotion === true);
    const kill = () => {
      driver.kill();
      display.kill();
    };
    try {
      const session = await startSession(driver.origin, capabilities(programs.browser, options));
      await session.post('/window/rect', {
        x: 0,
        y: 0,
        width: options.width,
        height: heightOf[options.width],
      });
      return asEnginePage(session, options, kill);
    } catch (error) {
      driver.kill();
      throw error;
    }
  } catch (error) {
    display.kill();
    throw error;
  }
}

function capabilities(binary: string, { hasScripts }: PageOptions): object {
  const args = ['--automation', '--full-screen', `--enable-javascript=${hasScripts !== false}`];
  return {
    // Journeys wait for what they look for themselves.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args },
  };
}

function asEnginePage(session: WebDriverSession, options: PageOptions, kill: () => void): EnginePage {
  const evaluate = (expression: string) =>
    session.post('/execute/sync', { script: `return ${expression}`, args: [] }, SCRIPT_TIMEOUT_MS);
  const complaints: string[] = [];
  let turned = 0;
  const watch = async () => {
    if (options.hasScripts === false) return;
    const fresh: string[] = JSON.parse(await evaluate(`(${watchErrors})()`));
    complaints.push(...fresh);
  };
  const point = (actions: object[]) => session.post('/actions', { actions });
  const click = async (x: number, y: number) => {
    const steps = [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await point([mouse(steps)]);
  };
  return {
    engine: 'webkit',
    version: `WebKitGTK ${session.browserVersion}`,
    width: options.width,
    hasTouch: false,
    complaints: async () => {
      await watch();
      return complaints;
    },
    goto: async (url) => {
      await session.post('/url', { url });
      await watch();
    },
    evaluate: async (expression) => {
      await watch();
      return evaluate(expression);
    },
    press: async (key, withShift) =>
      void (await point([{ type: 'key', id: 'keyboard', actions: keyActions(key, withShift) }])),
    move: async (x, y) => void (await point([mouse([moveTo(x, y)])])),
    click,
    tap: click,
    wheel: async (x, y, deltaY) => {
      // WebKitGTK turns the wheel by the difference to the turn before, and back when the actions are released.
      turned += deltaY;
      const scroll = {
        type: 'scroll',
        x: Math.round(x),
        y: Math.round(y),
        deltaX: 0,
        deltaY: turned,
        duration: 0,
      };
      await point([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
    },
    screenshot: async () => {
      const picture: string = JSON.parse(await session.get('/screenshot'));
      return Buffer.from(picture, 'base64');
    },
    close: async () => {
      await session.end().catch(() => {});
      kill();
    },
    kill,
  };
}

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

const mouse = (actions: object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
