/** Where an element with words or a picture stands. */
export interface Place {
  /** Its kind and words; the second of the same name is `… (2)`. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything in the window stands that somebody reads or presses. Runs in the page. */
export function readPlaces(): Place[] {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasWords && !element.matches('img, svg, input, button, a')) return [];
    const { x, y, width, height, bottom, right } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && right > 0 && y < innerHeight && x < innerWidth && width * height > 4;
    if (!isInWindow || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return [];
    const words = element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim();
    const kind = `${element.tagName.toLowerCase()} ${words.slice(0, 40)}`.trim();
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    return [{ name: times === 1 ? kind : `${kind} (${times})`, x, y, width, height }];
  });
}

/** By how many pixels something may stand elsewhere: letters are set a little wider or narrower. */
const TOLERANCE_PX = 2.5;

/** A line for everything that stands elsewhere or is missing, at most twelve. */
export function compareTo(reference: readonly Place[], places: readonly Place[]): string[] {
  const byName = new Map(places.map((place) => [place.name, place]));
  const lines = reference.flatMap((place) => {
    const other = byName.get(place.name);
    if (other === undefined) return [`${place.name}: not there`];
    const moved = (['x', 'y', 'width', 'height'] as const).flatMap((side) => {
      const by = other[side] - place[side];
      return Math.abs(by) > TOLERANCE_PX ? [`${side} ${by > 0 ? '+' : ''}${by.toFixed(1)}`] : [];
    });
    return moved.length === 0 ? [] : [`${place.name}: ${moved.join(', ')}`];
  });
  return lines.slice(0, 12);
}
