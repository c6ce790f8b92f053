/** Keys that are no letters, with the code points by which WebDriver names them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type KeyName = keyof typeof keys;

const SHIFT = '\uE008';

export function isKeyName(key: string): key is KeyName {
  return Object.hasOwn(keys, key);
}

/** The steps of WebDriver's keyboard for one key. */
export function keyActions(key: string, withShift: boolean): { type: string; value: string }[] {
  const value = isKeyName(key) ? keys[key] : key;
  const steps = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  if (!withShift) return steps;
  return [{ type: 'keyDown', value: SHIFT }, ...steps, { type: 'keyUp', value: SHIFT }];
}
