import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it.each([
  ['a click', 1, false, 1],
  ['a press of a key', 0, false, 1],
  ['the second click of a double click where once is meant', 2, false, 0],
  ['a click while it is busy', 1, true, 0],
])('carries out its action at %s: %#', (_, detail, isBusy, times) => {
  const onClick = vi.fn();
  const preventDefault = vi.fn();
  Button({ isBusy, isOnce: true, onClick }).props.onClick({ detail, preventDefault });
  expect(onClick).toHaveBeenCalledTimes(times);
  expect(preventDefault).toHaveBeenCalledTimes(1 - times);
});

it('carries out its action at each of two quick clicks elsewhere', () => {
  const onClick = vi.fn();
  Button({ onClick }).props.onClick({ detail: 2 });
  expect(onClick).toHaveBeenCalledTimes(1);
});
