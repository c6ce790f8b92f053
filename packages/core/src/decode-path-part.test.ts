import { expect, it } from 'vitest';
import { decodePathPart } from './decode-path-part.ts';

it.each([
  ['silk%20slip', 'silk slip'],
  ['caf%C3%A9', 'café'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('decodes %s to %s, and returns a malformed part unchanged', (part, decoded) => {
  expect(decodePathPart(part)).toBe(decoded);
});
