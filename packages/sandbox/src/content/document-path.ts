import { ApiError } from './api-error.ts';
import { isObject } from './document.ts';

/** One step of a path: a field, a place in a list, or a list member by its key. */
type Step = string | number | { key: string };

const stepPattern = /\.?([A-Za-z_][\w-]*)|\[(-?\d+)\]|\[_key\s*==\s*["']([^"']*)["']\]/gy;

/** `a.b[0].c[_key=="x"]` → steps. */
export function parsePath(path: string): Step[] {
  const steps: Step[] = [];
  stepPattern.lastIndex = 0;
  while (stepPattern.lastIndex < path.length) {
    const [, name, place, key] = stepPattern.exec(path) ?? [];
    if (name !== undefined) steps.push(name);
    else if (place !== undefined) steps.push(Number(place));
    else if (key !== undefined) steps.push({ key });
    else throw ApiError.data(400, 'mutationError', `The content double cannot read the path "${path}".`);
  }
  if (steps.length === 0) throw ApiError.data(400, 'mutationError', 'A path is empty.');
  return steps;
}

function placeOf(list: unknown[], step: Step): number {
  if (typeof step === 'number') return step < 0 ? list.length + step : step;
  if (typeof step === 'string') return -1;
  return list.findIndex((member) => isObject(member) && member._key === step.key);
}

export function readStep(holder: unknown, step: Step): unknown {
  if (Array.isArray(holder)) return holder[placeOf(holder, step)];
  return isObject(holder) && typeof step === 'string' ? holder[step] : undefined;
}

/** Writes the value where the step points, if that place exists; undefined removes it. */
export function writeStep(holder: unknown, step: Step, value: unknown): void {
  if (Array.isArray(holder)) {
    const place = placeOf(holder, step);
    if (place < 0) return;
    if (value === undefined) holder.splice(place, 1);
    else holder[place] = value;
  } else if (isObject(holder) && typeof step === 'string') {
    if (value === undefined) delete holder[step];
    else Object.defineProperty(holder, step, { value, enumerable: true, configurable: true, writable: true });
  }
}

/** Returns the holder of the path's last step; `isBuilding` creates missing objects on the way. */
export function holderOf(root: unknown, steps: readonly Step[], isBuilding: boolean): unknown {
  let holder = root;
  for (const step of steps.slice(0, -1)) {
    if (isBuilding && typeof step === 'string' && readStep(holder, step) === undefined) {
      writeStep(holder, step, {});
    }
    holder = readStep(holder, step);
  }
  return holder;
}

/** Returns the place in a list of an insertion at this step: the end for index -1 and "after"; -1 for none. */
export function insertionPlace(list: unknown[], step: Step, position: string): number {
  const place = placeOf(list, step);
  if (place < 0 && !(typeof step === 'number' && list.length === 0)) return -1;
  return position === 'after' ? Math.min(place + 1, list.length) : Math.max(place, 0);
}
