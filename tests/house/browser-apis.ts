import browserslist from 'browserslist';
import { featuresInUse, statementOf } from './browser-apis-in-use.ts';
import type { SourceFile } from './source-files.ts';

/** The oldest browsers in which everything of the shop works, save for what `optional` lists. README says the same. */
export const supported = 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17.4, ios_saf >= 17.4';

const idle = 'a timer of 200 ms (`hooks/when-idle.ts`)';
const scrolled = 'the effect is left out, behind `@supports`';
const navigation = 'the place in the history is kept in `history.state` alone';
const pointer = 'phones show no pointer';
const priority = 'files are fetched in the browser’s own order';
const barrier = 'the page behind scrolls at the end of a panel that does not lock it';

/** What not all of them have, each with what happens without it. */
export const optional: Readonly<Record<string, string>> = {
  'api.AbortSignal.timeout_static': 'Chrome 120 to 123 name the error otherwise; both are time-outs to us',
  'api.Window.requestIdleCallback': idle,
  'api.Window.cancelIdleCallback': idle,
  'api.Navigator.share': 'the button that opens it is left out',
  'api.Window.navigation': navigation,
  'api.Navigation.currentEntry': navigation,
  'api.NavigateEvent': 'a place named in an address is lost when that address redirects',
  'css.at-rules.starting-style': 'drawers appear without sliding in',
  'css.properties.animation-timeline': scrolled,
  'css.properties.animation-timeline.scroll': scrolled,
  'css.properties.contain.style':
    'needed by Chromium only, whose counters it keeps from being looked through',
  'css.properties.content-visibility': 'everything is laid out at once',
  'css.properties.content-visibility.auto': 'everything is laid out at once',
  'css.properties.cursor.grab': pointer,
  'css.properties.cursor.not-allowed': pointer,
  'css.properties.cursor.pointer': pointer,
  'css.properties.cursor.progress': pointer,
  'css.properties.cursor.zoom-in': pointer,
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.forced-color-adjust.none': 'Safari has no forced colours',
  'css.properties.initial-letter': 'the first letter floats beside three lines',
  'css.properties.overscroll-behavior': barrier,
  'css.properties.overscroll-behavior-x': barrier,
  'css.properties.print-color-adjust': '`-webkit-print-color-adjust`, its former name',
  'css.properties.print-color-adjust.exact': '`-webkit-print-color-adjust`, its former name',
  'css.properties.scrollbar-width': '`::-webkit-scrollbar` hides it, or a thin scrollbar is seen',
  'css.properties.scrollbar-width.none': '`::-webkit-scrollbar` hides it, or a thin scrollbar is seen',
  'css.properties.scrollbar-width.thin': 'the product panel has the browser’s own scrollbar',
  'css.properties.text-wrap.balance': 'lines break where they are full',
  'css.properties.text-wrap.pretty': 'lines break where they are full',
  'html.elements.video.disablepictureinpicture': 'Firefox offers to show the film in a window of its own',
  'html.elements.video.playsinline': 'Firefox plays in the page in any case',
  'css.properties.transition-behavior': 'drawers disappear without sliding out',
  'css.properties.user-select': 'a picture that is dragged while it is zoomed is marked as well',
  'css.selectors.-webkit-scrollbar': '`scrollbar-width` hides it',
  'css.selectors.selection': 'marked text has the phone’s own colours',
  'html.elements.details.name': 'groups of the menu stay open side by side',
  'html.elements.img.fetchpriority': priority,
  'html.elements.link.fetchpriority': priority,
  'html.elements.link.rel.icon': 'phones take their icon from `apple-touch-icon`',
  'html.elements.link.rel.manifest': 'the shop cannot be put beside programs',
  'html.elements.meta.name.theme-color': 'the browser’s bars have its own colours',
  'html.elements.meta.name.viewport': 'desktops need none',
  'html.elements.script.blocking':
    'The script comes with the style sheets, usually before the first paint; a visitor abroad may see US dollars for a frame.',
  'html.elements.script.fetchpriority': priority,
  'html.global_attributes.autocapitalize': 'there is no keyboard on the screen',
};

const browsers = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;
type Browser = (typeof browsers)[number];

const queryNames: Readonly<Record<string, Browser>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest version of each browser that `supported` names. */
export function oldestVersions(): Map<Browser, number> {
  const oldest = new Map<Browser, number>();
  for (const line of browserslist(supported)) {
    const [name = '', versions = ''] = line.split(' ');
    const browser = queryNames[name];
    const version = Number.parseFloat(versions);
    if (browser !== undefined) oldest.set(browser, Math.min(version, oldest.get(browser) ?? version));
  }
  return oldest;
}

/** Since which version a browser has a feature in full; null without. */
function versionOf(key: string, browser: Browser): number | null {
  const support = statementOf(key)?.support[browser];
  const statements = support === undefined ? [] : Array.isArray(support) ? support : [support];
  const full = statements.find(
    ({ flags, prefix, alternative_name, partial_implementation, version_removed }) =>
      !flags && !prefix && !alternative_name && !partial_implementation && !version_removed,
  );
  const version = Number.parseFloat(String(full?.version_added ?? '').replace('≤', ''));
  return Number.isNaN(version) ? null : version;
}

/** The browsers that `supported` names and that lack the feature. */
export function lackingBrowsers(key: string): Browser[] {
  const oldest = oldestVersions();
  return browsers.filter((browser) => (versionOf(key, browser) ?? Infinity) > (oldest.get(browser) ?? 0));
}

export const listPath = 'docs/browser-apis.md';

/** The list of every feature in use with its support, as `docs/browser-apis.md` holds it. */
export function writeBrowserApis(files: readonly SourceFile[]): string {
  const keys = [...featuresInUse(files).keys()].toSorted();
  const rows = keys.map((key) => {
    const versions = browsers.map((browser) => versionOf(key, browser) ?? 'no');
    return `| \`${key.replace(/_static$/, '')}\` | ${versions.join(' | ')} | ${optional[key] ?? ''} |`;
  });
  return `# What the shop uses of browsers

Written by \`node scripts/checks/write-browser-apis.ts\` from the sources and MDN's compatibility data; a house test compares.
Supported: ${supported}. The numbers are the first versions that have a feature in full.

| Feature | Chrome | Edge | Firefox | Safari | Safari on iOS | Without it |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
