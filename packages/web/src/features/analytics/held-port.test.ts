import { describe, expect, it } from 'vitest';
import { createHeldPort } from './held-port.ts';

function open({ isOff = false } = {}) {
  const consent = { isAllowed: false };
  const idle: (() => void)[] = [];
  const done: string[] = [];
  let allow = () => {};
  let opened = 0;
  const hold = createHeldPort<string>({
    open: () => {
      opened += 1;
      return isOff ? null : 'port';
    },
    whenAllowed: (work) => {
      allow = work;
    },
    isAllowed: () => consent.isAllowed,
    inIdlePeriod: (work) => idle.push(work),
  });
  return {
    send: (name: string) => hold((port) => done.push(`${name} by ${port}`)),
    allow: () => {
      consent.isAllowed = true;
      allow();
    },
    withdraw: () => {
      consent.isAllowed = false;
    },
    beIdle: () => {
      for (const work of idle.splice(0)) work();
    },
    done,
    openedTimes: () => opened,
  };
}

describe('[error.20] a provider before and after consent', () => {
  it('is not opened before', () => {
    const { send, beIdle, done, openedTimes } = open();
    send('a');
    beIdle();
    expect(openedTimes()).toBe(0);
    expect(done).toEqual([]);
  });

  it('receives what waited once it is allowed and the browser idle, then everything at once', () => {
    const { send, allow, beIdle, done } = open();
    send('a');
    allow();
    expect(done).toEqual([]);
    beIdle();
    send('b');
    expect(done).toEqual(['a by port', 'b by port']);
  });

  it('receives nothing more after a withdrawal', () => {
    const { send, allow, withdraw, beIdle, done } = open();
    allow();
    beIdle();
    withdraw();
    send('a');
    expect(done).toEqual([]);
  });

  it('is not opened when consent was withdrawn before the browser was idle', () => {
    const { allow, withdraw, beIdle, openedTimes } = open();
    allow();
    withdraw();
    beIdle();
    expect(openedTimes()).toBe(0);
  });

  it('keeps the newest 50 tasks', () => {
    const { send, allow, beIdle, done } = open();
    for (let number = 1; number <= 60; number += 1) send(String(number));
    allow();
    beIdle();
    expect([done.length, done[0]]).toEqual([50, '11 by port']);
  });

  it('does nothing when it is off', () => {
    const { send, allow, beIdle, done } = open({ isOff: true });
    send('a');
    allow();
    beIdle();
    send('b');
    expect(done).toEqual([]);
  });
});
