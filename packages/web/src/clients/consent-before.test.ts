import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function openPage(ports: object, { cookie = '', receipt = '', refuses = false } = {}) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_PORTS', JSON.stringify({ categories: {}, ...ports }));
  vi.stubGlobal('localStorage', { getItem: () => receipt || null });
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', { globalPrivacyControl: refuses });
  return import('./consent-before.ts');
}

const needsChoice = async (...page: Parameters<typeof openPage>) => (await openPage(...page)).needsChoice();

const oneTrust = { consent: { scriptUrl: 'https://cdn.example/stub.js', domainScript: '1' } };

it.each([
  ['the shop’s own dialog', {}],
  ['OneTrust', oneTrust],
])(
  '[what.22] with %s a visitor without a choice has to choose, unless the browser refuses for her',
  async (_, ports) => {
    expect(await needsChoice(ports)).toBe(true);
    expect(await needsChoice(ports, { refuses: true })).toBe(false);
  },
);

it('with OneTrust a choice of an earlier visit is enough', async () => {
  expect(await needsChoice(oneTrust, { cookie: 'OptanonAlertBoxClosed=2026-11-21' })).toBe(false);
});

it.each([
  [
    'the shop’s own dialog',
    {},
    { receipt: JSON.stringify({ allowed: ['functional'], decidedAt: Date.now() - 1000 }) },
  ],
  ['OneTrust', oneTrust, { cookie: 'OptanonConsent=groups=C0003:1; OptanonAlertBoxClosed=2026' }],
])('[what.22] with %s an acceptance counts until the browser refuses', async (_, ports, choice) => {
  expect((await openPage(ports, choice)).mayHaveAllowed()).toBe(true);
  const refusing = await openPage(ports, { ...choice, refuses: true });
  expect([refusing.mayHaveAllowed(), refusing.needsChoice()]).toEqual([false, false]);
});
