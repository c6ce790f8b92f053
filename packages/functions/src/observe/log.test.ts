import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from './log.ts';
import type { Meter } from './meter.ts';
import { withRequestId } from './request-scope.ts';

const lines: string[] = [];

function capture(chunk: unknown): boolean {
  lines.push(String(chunk));
  return true;
}

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(capture);
  vi.spyOn(process.stderr, 'write').mockImplementation(capture);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const written = () => lines.map((line) => JSON.parse(line));

/** Opens them as a new process with this environment would, because they read it once. */
async function open(env: Record<string, string> = {}): Promise<{ consoleLog: Log; cloudMeter: Meter }> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const [{ consoleLog }, { cloudMeter }] = await Promise.all([import('./log.ts'), import('./meter.ts')]);
  return { consoleLog, cloudMeter };
}

describe('the log', () => {
  it('writes one line of JSON for any message', async () => {
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

  it('contains no secret and no e-mail address, neither in the message nor in the fields', async () => {
    const { consoleLog } = await open();
    const error = new Error('refused', { cause: new Error('for ann@vesper.example with Bearer abc') });
    consoleLog.error('sent shpat_abc', { token: 'abc', error, nested: { email: 'ann@vesper.example' } });
    expect(written()[0]).toMatchObject({ level: 'ERROR', error: { message: 'refused' } });
    expect(lines.join('')).not.toMatch(/abc|ann@/);
  });

  it('writes the id of the request that a line belongs to, also while others run', async () => {
    const { consoleLog } = await open();
    const { withRequestId: runInRequest } = await import('./request-scope.ts');
    const gate = Promise.withResolvers<void>();
    const slow = runInRequest('r-1', async () => {
      await gate.promise;
      consoleLog.info('slow');
    });
    await runInRequest('r-2', async () => consoleLog.info('quick'));
    gate.resolve();
    await slow;
    expect(written()).toMatchObject([
      { message: 'quick', requestId: 'r-2' },
      { message: 'slow', requestId: 'r-1' },
    ]);
    expect(await withRequestId('r-3', async () => 'result')).toBe('result');
  });

  it('writes only from the level of the environment on', async () => {
    const { consoleLog } = await open({ POWERTOOLS_LOG_LEVEL: 'ERROR' });
    consoleLog.info('handled');
    consoleLog.error('failed');
    expect(written()).toMatchObject([{ message: 'failed' }]);
  });
});

describe('the meter', () => {
  /** A line that CloudWatch reads as metrics. */
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

  it('counts requests by route, with their duration and outcome', async () => {
    const { cloudMeter } = await open();
    cloudMeter.request({ route: '/api/rewards', status: 502, durationMs: 12 });
    cloudMeter.request({ route: '/api/country', status: 404, durationMs: 1 });
    const _aws = emf('route', ['durationMs', 'failures', 'refusals']);
    expect(written()).toEqual([
      { _aws, service: 'storefront', route: '/api/rewards', durationMs: 12, failures: 1, refusals: 0 },
      { _aws, service: 'storefront', route: '/api/country', durationMs: 1, failures: 0, refusals: 1 },
    ]);
  });

  it('counts failures by provider', async () => {
    const { cloudMeter } = await open();
    cloudMeter.failure('search');
    const _aws = emf('provider', ['outsideFailures']);
    expect(written()).toEqual([{ _aws, service: 'storefront', provider: 'search', outsideFailures: 1 }]);
  });

  it('counts where its deployment says, so that stages do not count together', async () => {
    const { cloudMeter } = await open({ METRICS_NAMESPACE: 'storefront-prod-functions' });
    cloudMeter.failure('search');
    expect(written()[0]._aws.CloudWatchMetrics[0].Namespace).toBe('storefront-prod-functions');
  });

  it('counts the first invocation of a process as a cold start of its function', async () => {
    const { cloudMeter } = await open({ AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand' });
    cloudMeter.coldStart('storefront-auth');
    cloudMeter.coldStart('storefront-auth');
    const _aws = emf('function_name', ['ColdStart']);
    expect(written()).toEqual([
      { _aws, service: 'storefront', function_name: 'storefront-auth', ColdStart: 1 },
    ]);
  });
});
