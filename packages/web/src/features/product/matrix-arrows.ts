const STEPS: Partial<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Up and down choose another band in the table of bands and cups, left and right another cup; the browser's own order of
 * radios is that of the markup. Returns a cleanup function. A page and its quick add may both follow.
 */
export function followMatrixArrows(): () => void {
  const stop = new AbortController();
  // A listener of its own: one that is shared would end with the first that stops.
  document.addEventListener('keydown', (event) => onKey(event), { signal: stop.signal });
  return () => stop.abort();
}

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  const step = STEPS[key];
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const rows = target.closest('tbody')?.rows;
  if (!rows) return;
  event.preventDefault();
  const cells = [...rows].map((row) => [...row.cells].map((cell) => cell.querySelector('input')));
  const next = nextInRows(cells, target, step);
  next?.focus();
  next?.click();
}

/** The next one in a direction, over what has none; null at the edge. */
export function nextInRows<Cell>(
  rows: readonly (readonly (Cell | null)[])[],
  from: Cell,
  [down, across]: readonly [rows: number, columns: number],
): Cell | null {
  let row = rows.findIndex((cells) => cells.includes(from));
  let column = rows[row]?.indexOf(from) ?? -1;
  for (;;) {
    row += down;
    column += across;
    const cell = rows[row]?.[column];
    if (cell === undefined) return null;
    if (cell !== null) return cell;
  }
}
