import sharp from 'sharp';
import type { Box } from '../target.ts';

interface Greys {
  width: number;
  height: number;
  data: Buffer;
}

/** Two pixels become one: single pixels are antialiasing. */
const SCALE = 2;
/** Of a cell, in halved pixels. */
const CELL = 8;
/** How far a cell may lie elsewhere, in halved pixels: letters are set a pixel wider or narrower. */
const SHIFT = 1;
/** Mean difference of a cell's greys, of 255, above which somebody sees it. */
const VISIBLE = 22;

/** The parts of a picture that differ from the other's by more than antialiasing, in pixels of the pictures. */
export async function findDifferences(picture: Buffer, other: Buffer): Promise<Box[]> {
  const [one, two] = await Promise.all([readGreys(picture), readGreys(other)]);
  const columns = Math.floor(Math.min(one.width, two.width) / CELL);
  const rows = Math.floor(Math.min(one.height, two.height) / CELL);
  const marked = new Set<number>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (leastDifference(one, two, column * CELL, row * CELL) > VISIBLE) marked.add(row * columns + column);
  return joinCells(marked, columns);
}

async function readGreys(picture: Buffer): Promise<Greys> {
  const { width = 0 } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: Math.round(width / SCALE), kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Over all small shifts. */
function leastDifference(one: Greys, two: Greys, x: number, y: number): number {
  let least = 255;
  for (let dy = -SHIFT; dy <= SHIFT; dy += 1)
    for (let dx = -SHIFT; dx <= SHIFT; dx += 1)
      least = Math.min(least, meanDifference(one, two, { x, y, dx, dy }));
  return least;
}

interface Shifted {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

function meanDifference(one: Greys, two: Greys, { x, y, dx, dy }: Shifted): number {
  let sum = 0;
  for (let row = y; row < y + CELL; row += 1)
    for (let column = x; column < x + CELL; column += 1)
      sum += Math.abs(greyAt(one, column, row) - greyAt(two, column + dx, row + dy));
  return sum / CELL ** 2;
}

/** At an edge, the pixel of the edge. */
function greyAt({ width, height, data }: Greys, x: number, y: number): number {
  const column = Math.min(Math.max(x, 0), width - 1);
  const row = Math.min(Math.max(y, 0), height - 1);
  return data[row * width + column] ?? 0;
}

/** Cells that touch become one box. */
function joinCells(marked: Set<number>, columns: number): Box[] {
  const boxes: Box[] = [];
  for (const start of marked) {
    const cells = [start];
    marked.delete(start);
    for (const cell of cells)
      for (const step of [-1, 1, -columns, columns, -columns - 1, 1 - columns, columns - 1, columns + 1])
        if (marked.delete(cell + step)) cells.push(cell + step);
    boxes.push(boxAround(cells, columns));
  }
  return boxes;
}

function boxAround(cells: readonly number[], columns: number): Box {
  const across = cells.map((cell) => cell % columns);
  const down = cells.map((cell) => Math.floor(cell / columns));
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const side = CELL * SCALE;
  return {
    x: left * side,
    y: top * side,
    width: (Math.max(...across) - left + 1) * side,
    height: (Math.max(...down) - top + 1) * side,
  };
}
