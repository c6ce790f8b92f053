import { type FormProblem, hasCode1 } from './account-form.ts';

/** Begins with a calling code of the world's numbering plan, or of a family that has some: +28, +83, +89 and +999 are nobody's. */
const CALLING_CODE =
  /^\+(?:1|7|2[07]|2[1-69]\d|3[0-469]|3[578]\d|4[013-9]|42\d|5[1-8]|5[09]\d|6[0-6]|6[7-9]\d|8[1246]|8[0578]\d|9[0-58]|9[67]\d|99[2-68])/;

/**
 * Country that the shop sends to → its calling code, and a number as it is dialled at home; the group follows the code.
 * The digit that only calls within the country have is needed where there is one: without it the number may be of
 * elsewhere. Not Argentina, whose mobile numbers are other ones abroad.
 */
const national: Readonly<Record<string, readonly [code: number, atHome: RegExp]>> = {
  AE: [971, /^0([1-9]\d{7,8})$/],
  AL: [355, /^0([2-9]\d{7,8})$/],
  AT: [43, /^0([1-9]\d{6,11})$/],
  AU: [61, /^0([2-478]\d{8})$/],
  BE: [32, /^0([1-9]\d{7,8})$/],
  BG: [359, /^0([2-9]\d{6,8})$/],
  BM: [1, /^1?(441\d{7})$/],
  BR: [55, /^0?([1-9]{2}\d{8,9})$/],
  CH: [41, /^0([1-9]\d{8})$/],
  CL: [56, /^([2-9]\d{8})$/],
  CO: [57, /^([36]\d{9})$/],
  CY: [357, /^([29]\d{7})$/],
  CZ: [420, /^([2-9]\d{8})$/],
  DE: [49, /^0([1-9]\d{6,10})$/],
  DK: [45, /^([2-9]\d{7})$/],
  EE: [372, /^([3-9]\d{6,7})$/],
  ES: [34, /^([6-9]\d{8})$/],
  FI: [358, /^0([1-9]\d{5,10})$/],
  FR: [33, /^0([1-9]\d{8})$/],
  GB: [44, /^0([1-9]\d{8,9})$/],
  GI: [350, /^([25]\d{7})$/],
  GR: [30, /^([26]\d{9})$/],
  HK: [852, /^([2-9]\d{7})$/],
  HR: [385, /^0([1-9]\d{7,8})$/],
  HU: [36, /^06([1-9]\d{7,8})$/],
  IE: [353, /^0([1-9]\d{6,8})$/],
  IL: [972, /^0([2-9]\d{7,8})$/],
  IN: [91, /^0?([1-9]\d{9})$/],
  IS: [354, /^([4-8]\d{6})$/],
  // The 0 is dialled from abroad, too.
  IT: [39, /^(0\d{5,10}|3\d{8,9})$/],
  JP: [81, /^0([1-9]\d{8,9})$/],
  KR: [82, /^0([1-9]\d{7,9})$/],
  KW: [965, /^([2-9]\d{7})$/],
  LI: [423, /^([2-9]\d{6})$/],
  LT: [370, /^[08]([3-7]\d{7})$/],
  LU: [352, /^([2-9]\d{5,8})$/],
  LV: [371, /^([2-9]\d{7})$/],
  MC: [377, /^0?([4-9]\d{7,8})$/],
  MT: [356, /^([2-9]\d{7})$/],
  MX: [52, /^([2-9]\d{9})$/],
  NL: [31, /^0([1-9]\d{8})$/],
  NO: [47, /^([2-9]\d{7})$/],
  NZ: [64, /^0([2-9]\d{7,9})$/],
  PE: [51, /^(?:0?([14-8]\d{7})|(9\d{8}))$/],
  PL: [48, /^([1-9]\d{8})$/],
  PT: [351, /^([29]\d{8})$/],
  QA: [974, /^([2-7]\d{7})$/],
  RO: [40, /^0([237]\d{8})$/],
  RS: [381, /^0([1-9]\d{7,8})$/],
  SA: [966, /^0([15]\d{8})$/],
  SE: [46, /^0([1-9]\d{6,8})$/],
  SG: [65, /^([3689]\d{7})$/],
  SI: [386, /^0([1-9]\d{7})$/],
  SK: [421, /^0([2-9]\d{8})$/],
  TW: [886, /^0([2-9]\d{7,8})$/],
  ZA: [27, /^0([1-8]\d{8})$/],
};

/**
 * A phone number as E.164: spaces, dots, brackets, slashes and hyphens are left out, and `00` is `+`; null when it is
 * none. Without a calling code it is one of `country`, that of the address or else of the shopper, as it is dialled
 * there: `020 7946 0018` in Great Britain is `+442079460018`.
 */
export function readPhone(text: string, country: string): string | null {
  // `+44 (0)20`: the bracket is for callers at home. Italy's numbers keep their 0.
  const typed = /^\s*(?:\+|00)(?!\s*39)/.test(text) ? text.replace(/\(\s*0\s*\)/, '') : text;
  const digits = typed.replace(/[\s().\-/]/g, '');
  const abroad = digits.replace(/^00/, '+');
  if (CALLING_CODE.test(abroad) && /^\+\d{7,15}$/.test(abroad)) return abroad;
  if (hasCode1(country)) return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : null;
  const [code, atHome] = national[country] ?? [];
  const own = atHome?.exec(digits)?.slice(1).find(Boolean);
  return own === undefined ? null : `+${code}${own}`;
}

/** Empty is no phone number. */
export function checkPhone(text: string, country: string): FormProblem | null {
  return text.trim() === '' || readPhone(text, country) !== null ? null : 'phone';
}
