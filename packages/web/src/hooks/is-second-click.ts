/** Whether a click is the second of a double click, or a further one. A press of a key is none. */
export function isSecondClick({ detail }: { detail: number }): boolean {
  return detail > 1;
}
