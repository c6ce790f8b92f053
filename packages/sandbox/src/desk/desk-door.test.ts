import { describe, expect, it } from 'vitest';
import { makeWorld } from '../world/make-world.ts';
import { deskDoor } from './desk-door.ts';

const site = 'http://localhost:3000';
const desk = 'http://localhost:3003';

function open() {
  const world = makeWorld({
    addresses: { site, commerce: 'http://localhost:3001', content: 'http://localhost:3002', desk, cloud: '' },
    catalogue: { products: [], collections: [], discounts: [], metaobjects: [] },
    stateDir: null,
  });
  const door = deskDoor({ world, country: 'US' });
  const ask = async (path: string, init?: RequestInit) => door(new Request(`${desk}${path}`, init));
  return { world, ask };
}

const letter = {
  from: 'shop@example.com',
  to: 'ada@example.com',
  subject: 'Order <1>',
  text: 'Thank you',
  links: ['http://localhost:3001/orders/1'],
};

describe('the desk', () => {
  it('shows letters with their links, their text as text', async () => {
    const { world, ask } = open();
    world.post(letter);
    const page = await (await ask('/')).text();
    expect(page).toContain('Order &lt;1&gt;');
    expect(page).toContain('href="http://localhost:3001/orders/1"');
    expect(await (await ask('/control/mail')).json()).toMatchObject({ mails: [{ to: 'ada@example.com' }] });
  });

  it('moves the visitors to another country', async () => {
    const { ask } = open();
    const moved = await ask('/control/country', { method: 'POST', body: '{"country":"CA"}' });
    expect(await moved.json()).toEqual({ country: 'CA' });
    expect(await (await ask('/control/country')).json()).toEqual({ country: 'CA' });
  });

  it.each(['', '[]', '{"country":"Canada"}', '{"country":7}'])('refuses the country %j', async (body) => {
    const { ask } = open();
    const answer = await ask('/control/country', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await (await ask('/control/country')).json()).toEqual({ country: 'US' });
  });

  it('starts the world over', async () => {
    const { world, ask } = open();
    world.post(letter);
    await ask('/control/reset', { method: 'POST' });
    expect(world.mails).toEqual([]);
  });

  it('takes orders from this machine only', async () => {
    const { world, ask } = open();
    world.post(letter);
    const elsewhere = { origin: 'https://elsewhere.example.com' };
    expect((await ask('/control/reset', { method: 'POST', headers: elsewhere })).status).toBe(403);
    const rebound = { host: 'rebound.example.com' };
    expect((await ask('/control/reset', { method: 'POST', headers: rebound })).status).toBe(403);
    expect(world.mails).toHaveLength(1);
    expect((await ask('/control/reset', { method: 'POST', headers: { origin: site } })).status).toBe(200);
  });
});
