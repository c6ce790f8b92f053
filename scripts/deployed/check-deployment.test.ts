import { describe, expect, it } from 'vitest';
import { builtFrom } from '../../infra/built-from.ts';
import { leastSettings } from '../../infra/deploy-settings.fixture.ts';
import { openAwsStub } from './aws-stub.ts';
import { checkDeployment } from './check-deployment.ts';
import { readSecrets } from './secrets.ts';

const env = { ...leastSettings, SECRETS_VERSION: 'v1' };
const artefact = { built: builtFrom(env) };
const stored = (...names: string[]) => ({ readSecrets: async () => ({ names, version: 'v1' }) });
const secrets = ['ORIGIN_SECRET', 'REVALIDATE_SECRET'];

/** Providers and a shop that answer; a source named in `broken` refuses. */
const answering =
  (broken = ''): typeof fetch =>
  async (input) => {
    const url = String(input);
    if (broken !== '' && url.includes(broken)) return new Response('no', { status: 403 });
    if (url.includes('/api/webhooks/')) return new Response('{}', { status: 401 });
    if (url.includes('searchspring')) return Response.json([]);
    if (url.includes('sanity')) return Response.json({ result: 'a' });
    return Response.json({ data: { localization: { country: { isoCode: 'US' } } } });
  };

const say = async (options: Parameters<typeof checkDeployment>[0]) =>
  (await checkDeployment(options)).map((line) => `${line.state}: ${line.say}`);

describe('the check before a deployment', () => {
  it('finds nothing missing where everything is there', async () => {
    const lines = await say({ stage: 'prod', env, artefact, fetch: answering(), ...stored(...secrets) });
    expect(lines.filter((line) => line.startsWith('missing'))).toEqual([]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'ok: Shopify answers with the given keys.',
        'ok: Sanity answers with the given keys.',
        'ok: The artefact was built from this stage and from these sources.',
        'ok: SECRETS_VERSION is the present version.',
        'ok: storefront/prod in Secrets Manager holds all 2 secrets.',
        'ok: https://www.shop.example/api/webhooks/sanity refuses unsigned webhooks.',
        'advice: SHOPIFY_WEBHOOK_SECRET is not set: changes of products show by time only.',
      ]),
    );
  });

  it('names a provider whose keys are wrong, and secrets that AWS lacks, first', async () => {
    const options = { stage: 'prod', env, artefact, ...stored('ORIGIN_SECRET') };
    const [first, second] = await say({ ...options, fetch: answering('myshopify') });
    expect(first).toContain('missing: Shopify does not answer with the given keys');
    expect(second).toContain('lacks REVALIDATE_SECRET: run npm run secrets -- --stage prod');
  });

  it('calls search and wishlists, too, where they are on', async () => {
    const on = {
      ...env,
      SEARCHSPRING_SITE_ID: 'abc123',
      SWYM_URL: 'https://swym.example',
      SWYM_PID: 'p',
      SWYM_API_KEY: 'key',
    };
    const lines = await say({ stage: 'prod', env: on, fetch: answering('swym'), ...stored() });
    expect(lines).toContain('ok: Searchspring answers with the given keys.');
    expect(lines.join('\n')).toContain('missing: Swym does not answer with the given keys');
    const without = await say({ stage: 'prod', env, fetch: answering(), ...stored() });
    expect(without.join('\n')).not.toContain('Searchspring answers');
  });

  it('says in one line that AWS refuses to show the secrets, or cannot be reached', async () => {
    const aws = await openAwsStub({ refuses: 'AccessDeniedException' });
    const own = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: aws.url };
    const refused = await say({
      ...{ stage: 'prod', env, fetch: answering() },
      readSecrets: () => readSecrets('prod', own),
    });
    expect(refused[0]).toMatch(
      /^missing: storefront\/prod in Secrets Manager cannot be read: AWS refused .*AccessDenied.*not authorized/,
    );
    aws.close();
    const away = await say({
      ...{ stage: 'prod', env, fetch: answering() },
      readSecrets: () => readSecrets('prod', own),
    });
    expect(away[0]).toMatch(
      /^missing: storefront\/prod in Secrets Manager cannot be read: fetch failed, .*ECONN/,
    );
  });

  it.each([
    [
      undefined,
      'missing: SECRETS_VERSION is not set, so a rotation would not be deployed: put SECRETS_VERSION=v1',
    ],
    ['v0', 'advice: SECRETS_VERSION is not the present version'],
  ])(
    'says when the deployment names the version %s of the secrets and not the present one',
    async (named, words) => {
      const other = { ...leastSettings, SECRETS_VERSION: named };
      const lines = await say({
        stage: 'prod',
        env: other,
        artefact,
        fetch: answering(),
        ...stored(...secrets),
      });
      expect(lines.join('\n')).toContain(words);
    },
  );

  it('says without AWS credentials, too, that no version of the secrets is named', async () => {
    const lines = await say({ stage: 'prod', env: leastSettings, artefact, fetch: answering() });
    expect(lines).toContain(
      'advice: SECRETS_VERSION is not set, so a rotation would not be deployed: npm run secrets prints it.',
    );
  });

  it('refuses the artefact of another shop, and says when there is none', async () => {
    const built = { ...artefact.built, siteUrl: 'http://localhost:3000' };
    const [first] = await say({ stage: 'prod', env, artefact: { built }, fetch: answering() });
    expect(first).toContain('missing: The artefact was built for http://localhost:3000, not for SITE_URL');
    const without = await say({ stage: 'prod', env, fetch: answering() });
    expect(without).toContain('advice: There is no artefact yet: npm run build:deployed makes it.');
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
