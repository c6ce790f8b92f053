import { describe, expect, it } from 'vitest';
import {
  codeToPutBack,
  discountCodesFor,
  discountOutcome,
  outcomeNow,
  previousCode,
  readDiscountCode,
  writeKeptCode,
} from './discount-code.ts';
import { exampleCart } from './example-cart.ts';

describe('a discount code [state.cart-lifecycle.8]', () => {
  it.each([
    ['HELLO10', 'HELLO10'],
    [' hello 10 ', 'hello 10'],
    ['Ä€%', 'Ä€%'],
    ['a'.repeat(255), 'a'.repeat(255)],
    ['a'.repeat(256), null],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['A,B', null],
    ['A\u0000B', null],
  ])('%j is read as %j', (text, code) => {
    expect(readDiscountCode(text)).toBe(code);
  });

  it.each([
    ['HELLO', ['HELLO']],
    [null, []],
  ])('[const.cart.3] %j is sent as %j', (code, codes) => {
    expect(discountCodesFor(code)).toEqual(codes);
  });

  const cart = exampleCart({
    discountCodes: [
      { code: 'OLD', applicable: false },
      { code: 'Hello', applicable: true },
    ],
  });

  it.each([
    ['hELLO', 'applied'],
    ['OLD', 'not-applicable'],
    ['OTHER', 'unknown'],
  ])('%s is %s', (code, outcome) => {
    expect(discountOutcome(cart, code)).toBe(outcome);
  });

  it.each([
    ['OLD', 'waiting', 'not-applicable'],
    ['Hello', 'not-applicable', 'applied'],
    ['OTHER', 'unreachable', 'unreachable'],
    ['OTHER', 'not-applicable', 'not-applicable'],
    ['OTHER', 'applied', null],
    ['OTHER', 'waiting', null],
  ])('%s, of which %s was found, is by now %s', (code, found, outcome) => {
    expect(outcomeNow(cart, code, found)).toBe(outcome);
    expect(outcomeNow(null, code, found)).toBe(found);
  });

  it('that does nothing yet waits for the first piece of an empty bag', () => {
    expect(discountOutcome({ ...cart, lines: [] }, 'OLD')).toBe('waiting');
    expect(discountOutcome({ ...cart, lines: [] }, 'hELLO')).toBe('applied');
  });
});

it('[const.cart.3] the code that another one would replace is one that works', () => {
  const discountCodes = [
    { code: 'OLD', applicable: false },
    { code: 'EVENING10', applicable: true },
  ];
  const cart = exampleCart({ discountCodes });
  expect(previousCode(cart, 'WELCOME10')).toBe('EVENING10');
  expect(previousCode(cart, 'evening10')).toBeNull();
  expect(previousCode(exampleCart(), 'WELCOME10')).toBeNull();
});

describe('a code that worked until another one was tried', () => {
  const idle = { code: 'OLD', applicable: false };
  const cart = exampleCart({ discountCodes: [idle] });
  const kept = writeKeptCode(cart, 'EVENING 10');

  it('is put back where no code works', () => {
    expect(codeToPutBack(cart, kept)).toBe('EVENING 10');
    expect(codeToPutBack({ ...cart, discountCodes: [] }, kept)).toBe('EVENING 10');
  });

  it('is not put back where one works, into another bag, or from a text that is none', () => {
    const works = { code: 'WELCOME10', applicable: true };
    expect(codeToPutBack({ ...cart, discountCodes: [idle, works] }, kept)).toBeNull();
    expect(codeToPutBack({ ...cart, id: `${cart.id}2` }, kept)).toBeNull();
    expect(codeToPutBack(cart, null)).toBeNull();
    expect(codeToPutBack(cart, writeKeptCode(cart, 'ONE,TWO'))).toBeNull();
  });
});
