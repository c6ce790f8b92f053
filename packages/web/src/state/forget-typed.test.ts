import { expect, it } from 'vitest';
import { forgetTyped } from './forget-typed.ts';

it('[state.session.2] forgets the draft of a form and a gift without an answer, and nothing else', () => {
  const values = new Map([
    ['formDraft', '{"name":"address of 7","typed":{"lastName":"Marchetti"}}'],
    ['unsentGift', '{"content":"[{},{\\"email\\":\\"eve@vesper.example\\"}]","key":"key-1"}'],
    ['lostAdd', 'what is in the bag'],
  ]);
  forgetTyped({
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  });
  expect([...values.keys()]).toEqual(['lostAdd']);
});
