import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Count } from '../../../scripts/checks/count.ts';
import { root } from '../../../scripts/shop/root.ts';
import { type Engine, type EnginePage, engineTitles, heightOf, type Width } from '../engine.ts';
import { Shopper } from '../shopper.ts';
import { untilEnded } from '../until-ended.ts';
import { findDifferences } from './find-differences.ts';
import { compareTo, type Place, readPlaces } from './read-places.ts';
import { type Screen, screens } from './screens.ts';
import { type Shot, type ShotRow, writePage } from './write-page.ts';

const FOLDER = 'reports/engines';
/** For what is still loading or fading when a screen is there. */
const SETTLE_MS = 1500;

interface PictureOptions {
  site: string;
  widths: readonly Width[];
  /** Chooses the screens whose names have one of them; all where there is none. */
  words: readonly string[];
  say: (line: string) => void;
  /** Ends the engines by their process ids, and takes no other picture. */
  ended: AbortSignal;
}

interface Taken {
  shot: Omit<Shot, 'differences' | 'moved'>;
  picture: Buffer;
  places: Place[];
}

/**
 * Photographs each screen in each engine and writes `reports/engines/index.html`. The first engine is what the others are
 * compared with. Differences are for people to look at: only a picture that could not be taken is a failure.
 */
export async function comparePictures(engines: readonly Engine[], options: PictureOptions): Promise<Count> {
  mkdirSync(join(root, FOLDER), { recursive: true });
  const rows: ShotRow[] = [];
  const count = { passed: 0, failed: 0 };
  const { words } = options;
  const chosen = screens.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  for (const width of options.widths) {
    for (const screen of chosen.filter(({ widths }) => widths?.includes(width) ?? true)) {
      if (options.ended.aborted) break;
      const taken = await Promise.all(engines.map((engine) => takeOrSay(engine, screen, width, options)));
      const shots = taken.filter((one) => one !== null);
      count.passed += shots.length;
      count.failed += taken.length - shots.length;
      const row = { screen: screen.name, width, height: heightOf[width], shots: await compare(shots) };
      rows.push(row);
      options.say(sayRow(row));
    }
  }
  writeFileSync(join(root, FOLDER, 'index.html'), writePage(rows));
  options.say(`\n${FOLDER}/index.html shows them side by side.`);
  return count;
}

async function takeOrSay(
  engine: Engine,
  screen: Screen,
  width: Width,
  options: PictureOptions,
): Promise<Taken | null> {
  try {
    return await take(engine, screen, width, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    options.say(`No picture of ${screen.name} at ${width} px in ${engineTitles[engine.name]}: ${reason}`);
    return null;
  }
}

async function take(
  engine: Engine,
  screen: Screen,
  width: Width,
  { site, ended }: PictureOptions,
): Promise<Taken> {
  const page = await engine.open({ width, hasReducedMotion: true });
  try {
    return await untilEnded(takeOf(page, screen, width, site), ended);
  } finally {
    page.kill();
  }
}

async function takeOf(page: EnginePage, screen: Screen, width: Width, site: string): Promise<Taken> {
  const shopper = new Shopper(page, site);
  if (!screen.isFirstVisit) await shopper.refuseCookies();
  await shopper.open(screen.path);
  await screen.prepare?.(shopper);
  await shopper.pause(SETTLE_MS);
  const picture = await page.screenshot();
  const places = await shopper.read(readPlaces);
  const file = `${screen.name}-${width}-${page.engine}.png`;
  writeFileSync(join(root, FOLDER, file), picture);
  await page.close();
  return { shot: { engine: page.engine, version: page.version, file }, picture, places };
}

async function compare(taken: readonly Taken[]): Promise<Shot[]> {
  const [reference] = taken;
  return Promise.all(
    taken.map(async (one) => {
      if (reference === undefined || one === reference) return { ...one.shot, differences: [], moved: [] };
      const differences = await findDifferences(one.picture, reference.picture);
      return { ...one.shot, differences, moved: compareTo(reference.places, one.places) };
    }),
  );
}

function sayRow({ screen, width, shots }: ShotRow): string {
  const marks = shots.slice(1).map(({ engine, differences, moved }) => {
    return `${engineTitles[engine]} ${differences.length} marked, ${moved.length} moved`;
  });
  return `${screen.padEnd(18)} ${String(width).padStart(4)} px  ${marks.join(' · ')}`;
}
