import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from './log.ts';
import type { Meter } from './meter.ts';
import { inRequest } from './request-scope.ts';

const lines: string[] = [];

function keep(chunk: unknown): boolean {
  lines.push(String(chunk));
  return true;
}

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const written = () => lines.map((line) => JSON.parse(line));

/** As a new process with this environment opens them: they read it once. */
async function open(env: Record<string, string> = {}): Promise<{ consoleLog: Log; cloudMeter: Meter }> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const [{ consoleLog }, { cloudMeter }] = await Promise.all([import('./log.ts'), import('./meter.ts')]);
  return { consoleLog, cloudMeter };
}

describe('the log', () => {
  it('is one line of JSON, whatever stands in it', async () => {
    const { consoleLog } = await open();
    consoleLog.info('two\nlines', { path: '/api', status: 200 });
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(written()).toEqual([
      {
        level: 'INFO',
        timestamp: expect.stringMatching(/^20.*Z$/),
        service: 'storefront',
        message: 'two\nlines',
        path: '/api',
        status: 200,
      },
    ]);
  });

  it('holds no secret and nobody’s address, neither in its words nor in its fields', async () => {
    const { consoleLog } = await open();
    const error = new Error('refused', { cause: new Error('for ann@vesper.example with Bearer abc') });
    consoleLog.error('sent shpat_abc', { token: 'abc', error, nested: { email: 'ann@vesper.example' } });
    expect(written()[0]).toMatchObject({ level: 'ERROR', error: { message: 'refused' } });
    expect(lines.join('')).not.toMatch(/abc|ann@/);
  });

  it('names the request that a line belongs to, though others are under way', async () => {
    const { consoleLog } = await open();
    const { inRequest: inThisRequest } = await import('./request-scope.ts');
    const gate = Promise.withResolvers<void>();
    const slow = inThisRequest('r-1', async () => {
      await gate.promise;
      consoleLog.info('slow');
    });
    await inThisRequest('r-2', async () => consoleLog.info('quick'));
    gate.resolve();
    await slow;
    expect(written()).toMatchObject([
      { message: 'quick', requestId: 'r-2' },
      { message: 'slow', requestId: 'r-1' },
    ]);
    expect(await inRequest('r-3', async () => 'answer')).toBe('answer');
  });

  it('says as much as the environment wants', async () => {
    const { consoleLog } = await open({ POWERTOOLS_LOG_LEVEL: 'ERROR' });
    consoleLog.info('answered');
    consoleLog.error('failed');
    expect(written()).toMatchObject([{ message: 'failed' }]);
  });
});

describe('the meter', () => {
  /** CloudWatch reads such a line as metrics. */
  const emf = (dimension: string, names: string[]) => ({
    Timestamp: expect.any(Number),
    CloudWatchMetrics: [
      {
        Namespace: 'Storefront',
        Dimensions: [['service', dimension]],
        Metrics: names.map((Name) => expect.objectContaining({ Name })),
      },
    ],
  });

  it('counts requests by door, how long they took and how they ended', async () => {
    const { cloudMeter } = await open();
    cloudMeter.request({ door: '/api/rewards', status: 502, durationMs: 12 });
    cloudMeter.request({ door: '/api/country', status: 404, durationMs: 1 });
    const _aws = emf('door', ['durationMs', 'failures', 'refusals']);
    expect(written()).toEqual([
      { _aws, service: 'storefront', door: '/api/rewards', durationMs: 12, failures: 1, refusals: 0 },
      { _aws, service: 'storefront', door: '/api/country', durationMs: 1, failures: 0, refusals: 1 },
    ]);
  });

  it('counts failures by provider', async () => {
    const { cloudMeter } = await open();
    cloudMeter.failure('search');
    const _aws = emf('provider', ['outsideFailures']);
    expect(written()).toEqual([{ _aws, service: 'storefront', provider: 'search', outsideFailures: 1 }]);
  });

  it('counts the first invocation of a process as a cold start, by function', async () => {
    const { cloudMeter } = await open({ AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand' });
    cloudMeter.coldStart('storefront-auth');
    cloudMeter.coldStart('storefront-auth');
    const _aws = emf('function_name', ['ColdStart']);
    expect(written()).toEqual([
      { _aws, service: 'storefront', function_name: 'storefront-auth', ColdStart: 1 },
    ]);
  });
});
