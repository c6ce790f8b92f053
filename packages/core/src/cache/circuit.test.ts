import { describe, expect, it } from 'vitest';
import { Fault } from '../fault.ts';
import { createCircuit } from './circuit.ts';

const fault = new Fault({ code: 'cache-timeout', kind: 'outside', say: 'It hangs.' });

function open() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  return { clock, circuit: createCircuit(clock) };
}

describe('a circuit', () => {
  it('lets every caller try until the first failure, and then none for two seconds', () => {
    const { clock, circuit } = open();
    expect([circuit.check(), circuit.check()]).toEqual([null, null]);
    circuit.open(fault);
    expect(circuit.check()).toBe(fault);
    clock.ms += 1_999;
    expect(circuit.check()).toBe(fault);
  });

  it('lets one caller try after each pause, while the others do not wait for it', () => {
    const { clock, circuit } = open();
    circuit.open(fault);
    clock.ms += 2_000;
    expect([circuit.check(), circuit.check()]).toEqual([null, fault]);
    clock.ms += 2_000;
    expect([circuit.check(), circuit.check()]).toEqual([null, fault]);
  });

  it('closes when a call succeeds', () => {
    const { circuit } = open();
    circuit.open(fault);
    circuit.close();
    expect([circuit.check(), circuit.check()]).toEqual([null, null]);
  });

  it('does not stay open longer when the clock is set back', () => {
    const { clock, circuit } = open();
    circuit.open(fault);
    clock.ms -= 3_600_000;
    expect(circuit.check()).toBeNull();
  });
});
