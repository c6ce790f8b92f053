import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Addresses } from './addresses/addresses.tsx';
import { Profile } from './profile/profile.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

it.each<[name: string, screen: ReactNode]>([
  ['the addresses', <Addresses key="addresses" />],
  ['the profile', <Profile key="profile" helpEmail={null} />],
])('the status of %s is there, and empty, before its words: a new one is not announced', (_, screen) => {
  expect(renderToString(screen)).toMatch(/<p[^>]* role="status"><\/p><div aria-busy="true">/);
});
