import { type EngineName, engineTitles, type Width } from '../engine.ts';
import type { Box } from '../target.ts';

/** One screen at one width in one engine. */
export interface Shot {
  engine: EngineName;
  version: string;
  /** Of the picture, beside the page. */
  file: string;
  /** Where it differs from the first engine's picture. */
  differences: readonly Box[];
  /** What stands elsewhere than in the first engine. */
  moved: readonly string[];
}

export interface ShotRow {
  screen: string;
  width: Width;
  height: number;
  shots: readonly Shot[];
}

const style = `
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: #222; background: #f4f4f4 }
  .row { display: flex; gap: 16px; align-items: flex-start }
  figure { margin: 0; flex: 1 1 0; max-width: var(--width) }
  .picture { position: relative; box-shadow: 0 0 0 1px #ccc; line-height: 0 }
  img, svg { width: 100% }
  svg { position: absolute; inset: 0 }
  rect { fill: rgb(255 0 90 / 0.12); stroke: #f05; stroke-width: 2 }
  body:has(#marks:not(:checked)) svg { display: none }
  ul { margin: 4px 0; padding-left: 18px; font-size: 12px }
`;

/** The page that shows each screen in each engine side by side. */
export function writePage(rows: readonly ShotRow[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The shop in every engine</title>
<style>${style}</style>
<h1>The shop in every engine</h1>
<p>Marked: what differs from the first picture by more than antialiasing. Below: what stands elsewhere by more than 2.5 px.
<label><input type="checkbox" id="marks" checked> marks</label></p>
${rows.map(writeRow).join('\n')}
</html>
`;
}

function writeRow({ screen, width, height, shots }: ShotRow): string {
  const figures = shots.map((shot) => writeFigure(shot, width, height));
  return `<h2 id="${screen}-${width}">${screen}, ${width} px</h2>
<div class="row" style="--width: ${width}px">${figures.join('')}</div>`;
}

function writeFigure(
  { engine, version, file, differences, moved }: Shot,
  width: Width,
  height: number,
): string {
  const marks = differences.map((box) => {
    const { x, y, width: across, height: down } = box;
    return `<rect x="${x}" y="${y}" width="${across}" height="${down}"/>`;
  });
  const lines = moved.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<figure><figcaption>${engineTitles[engine]} (${escapeHtml(version)}), ${differences.length} marked</figcaption>
<div class="picture"><img src="${file}" alt="${engineTitles[engine]}"><svg viewBox="0 0 ${width} ${height}">${marks.join('')}</svg></div>
<ul>${lines}</ul></figure>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
