import { describe, expect, it } from 'vitest';
import { leastSettings } from '../../infra/deploy-settings.fixture.ts';
import { checkDeployment } from './check-deployment.ts';

const env = leastSettings;

/** Providers and a shop that answer; a source named in `broken` refuses. */
const answering =
  (broken = ''): typeof fetch =>
  async (input) => {
    const url = String(input);
    if (broken !== '' && url.includes(broken)) return new Response('no', { status: 403 });
    if (url.includes('/api/webhooks/')) return new Response('{}', { status: 401 });
    if (url.includes('sanity')) return Response.json({ result: 'a' });
    return Response.json({ data: { localization: { country: { isoCode: 'US' } } } });
  };

const say = async (options: Parameters<typeof checkDeployment>[0]) =>
  (await checkDeployment(options)).map((line) => `${line.state}: ${line.say}`);

describe('the check before a deployment', () => {
  it('finds nothing missing where everything is there', async () => {
    const namesOfSecrets = async () => ['ORIGIN_SECRET', 'REVALIDATE_SECRET'];
    const lines = await say({ stage: 'prod', env, fetch: answering(), namesOfSecrets });
    expect(lines.filter((line) => line.startsWith('missing'))).toEqual([]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'ok: Shopify answers with the given keys.',
        'ok: Sanity answers with the given keys.',
        'ok: storefront/prod in Secrets Manager holds all 2 secrets.',
        'ok: https://www.shop.example/api/webhooks/sanity refuses unsigned webhooks.',
        'advice: SHOPIFY_WEBHOOK_SECRET is not set: changes of products show by time only.',
      ]),
    );
  });

  it('names a provider whose keys are wrong, and secrets that AWS lacks, first', async () => {
    const namesOfSecrets = async () => ['ORIGIN_SECRET'];
    const [first, second] = await say({ stage: 'prod', env, fetch: answering('myshopify'), namesOfSecrets });
    expect(first).toContain('missing: Shopify does not answer with the given keys');
    expect(second).toContain('lacks REVALIDATE_SECRET: run npm run secrets -- --stage prod');
  });

  it('calls nobody while the configuration has problems, and lists them all', async () => {
    const calls: unknown[] = [];
    const lines = await say({
      stage: 'prod',
      env: { ...env, SANITY_PROJECT_ID: '', ALARM_EMAIL: '' },
      fetch: async (input) => {
        calls.push(input);
        return new Response();
      },
    });
    expect(calls).toEqual([]);
    expect(lines.filter((line) => line.startsWith('missing'))).toHaveLength(2);
  });

  it('refuses an unknown stage', async () => {
    expect((await say({ stage: 'production', env })).join()).toContain('Choose one of dev, staging, prod');
  });
});
