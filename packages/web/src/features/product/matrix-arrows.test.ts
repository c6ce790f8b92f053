import { afterEach, describe, expect, it, vi } from 'vitest';
import { followMatrixArrows, nextInRows } from './matrix-arrows.ts';

/** The first column is that of the bands' names; '34B' is not made. */
const rows = [
  [null, '32A', '32B', '32C'],
  [null, '34A', null, '34C'],
  [null, '36A', '36B', '36C'],
];

it.each<[string, readonly [number, number], string, string | null]>([
  ['down', [1, 0], '32A', '34A'],
  ['up', [-1, 0], '36C', '34C'],
  ['right', [0, 1], '36A', '36B'],
  ['left', [0, -1], '32C', '32B'],
  ['down over what is not made', [1, 0], '32B', '36B'],
  ['left over what is not made', [0, -1], '34C', '34A'],
  ['no further down', [1, 0], '36A', null],
  ['no further up', [-1, 0], '32A', null],
  ['no further right', [0, 1], '34C', null],
  ['not to the name of a band', [0, -1], '34A', null],
])('an arrow in the table of bands and cups leads %s', (_, step, from, to) => {
  expect(nextInRows(rows, from, step)).toBe(to);
});

class Radio {
  type = 'radio';
  focus = vi.fn();
  click = vi.fn();
  rows: { cells: { querySelector(): Radio | null }[] }[] = [];
  closest() {
    return { rows: this.rows };
  }
}

/** A page with a table of two bands. */
function openTable() {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', Radio);
  const [above, below] = [new Radio(), new Radio()];
  above.rows = [above, below].map((radio) => ({ cells: [{ querySelector: () => radio }] }));
  const press = (own: object = {}) => {
    const event = new Event('keydown', { cancelable: true });
    Object.defineProperties(event, { key: { value: 'ArrowDown' }, target: { value: above } });
    page.dispatchEvent(Object.assign(event, own));
    return event.defaultPrevented;
  };
  return { below, press };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an arrow in the table', () => {
  it('chooses the size of the next band, and not the next of the markup', () => {
    const { below, press } = openTable();
    const stop = followMatrixArrows();
    expect(press()).toBe(true);
    expect([below.focus.mock.calls.length, below.click.mock.calls.length]).toEqual([1, 1]);
    stop();
    expect(press()).toBe(false);
  });

  it('with another key stays the browser’s', () => {
    const { below, press } = openTable();
    followMatrixArrows();
    expect(press({ altKey: true })).toBe(false);
    expect(below.click).not.toHaveBeenCalled();
  });

  it('goes one step where a page and its quick add follow, and still when quick add has closed', () => {
    const { below, press } = openTable();
    followMatrixArrows();
    const stopQuickAdd = followMatrixArrows();
    press();
    expect(below.click).toHaveBeenCalledOnce();
    stopQuickAdd();
    expect(press()).toBe(true);
    expect(below.click).toHaveBeenCalledTimes(2);
  });
});
