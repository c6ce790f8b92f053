/** The originals of what works on any object: these may be replaced, too. */
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** The language itself, and no part of the browser: providers wrap `fetch`, timers and the history with good reason. */
const NAMES =
  'Object Function Array String Number Boolean Symbol BigInt Map Set WeakMap WeakSet Promise RegExp Date Error JSON Math Reflect Proxy Intl'.split(
    ' ',
  );

/** The language looks these up on any object: one that is added changes what its own functions do. */
const LOOKED_UP: readonly PropertyKey[] = ['toJSON', 'then'];

interface Kept {
  owner: object;
  key: PropertyKey;
  original: PropertyDescriptor;
}

function keep(owner: object, keys: readonly PropertyKey[]): Kept[] {
  return keys.flatMap((key) => {
    const original = getOwnPropertyDescriptor(owner, key);
    // What is a number or a text is nobody's tool.
    const isTool = original?.get !== undefined || Object(original?.value) === original?.value;
    return original?.configurable && isTool ? [{ owner, key, original }] : [];
  });
}

/**
 * Remembers the built-in objects of the language as they are now. Returns a function that puts them back: what was
 * replaced or removed is there again, and of what was added to all objects of a kind nothing changes the language.
 */
export function rememberBuiltIns(scope: object): () => void {
  const values = NAMES.map((name): object => Object(Reflect.get(scope, name)));
  const prototypes = values.flatMap((value): object[] => {
    const prototype: unknown = Reflect.get(value, 'prototype');
    return prototype === undefined ? [] : [Object(prototype)];
  });
  prototypes.push(Object.getPrototypeOf([].values()));
  const known = prototypes.map((owner) => ({ owner, keys: new Set(ownKeys(owner)) }));
  const kept = [
    ...keep(scope, NAMES),
    ...[...values, ...prototypes].flatMap((owner) => keep(owner, ownKeys(owner))),
  ];

  return () => {
    // Uses nothing of what it may have to put back, iterators included.
    let at = 0;
    for (let one = kept[at]; one !== undefined; one = kept[at]) {
      at += 1;
      const { owner, key, original } = one;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now?.value !== original.value || now?.get !== original.get) defineProperty(owner, key, original);
    }
    for (const { owner, keys } of known)
      for (const key of ownKeys(owner)) {
        if (keys.has(key)) continue;
        if (LOOKED_UP.includes(key)) deleteProperty(owner, key);
        // It stays, and is no longer met by `for … in`.
        else defineProperty(owner, key, { enumerable: false });
      }
  };
}

let isKept = false;

/**
 * `[error.20]` Call it before the first provider's script is added: from then on the built-in objects of the language are
 * put back after each script that has run, whoever added it, and before each click, for what a script does later.
 */
export function keepBuiltIns(): void {
  if (isKept) return;
  isKept = true;
  const putBack = rememberBuiltIns(globalThis);
  const afterScript = ({ target }: Event) => {
    if (target && 'nodeName' in target && target.nodeName === 'SCRIPT') putBack();
  };
  document.addEventListener('load', afterScript, true);
  document.addEventListener('click', putBack, true);
}
