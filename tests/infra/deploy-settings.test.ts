import { describe, expect, it } from 'vitest';
import { leastSettings } from '../../infra/deploy-settings.fixture.ts';
import { deployProblems, readSettings, secretsOf } from '../../infra/deploy-settings.ts';

const complete = leastSettings;
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name)));

describe('a deployment', () => {
  it('needs nothing else', () => {
    expect(deployProblems('prod', complete)).toEqual([]);
    expect(readSettings('prod', complete)).toMatchObject({
      host: 'www.shop.example',
      zone: { id: 'Z1', name: 'shop.example' },
      certificateArn: null,
      monthlyBudgetUsd: 200,
    });
  });

  it.each(['production', 'toString', ''])('refuses the stage "%s" and names those that exist', (stage) => {
    expect(() => readSettings(stage, complete)).toThrow('Choose one of dev, staging, prod');
  });

  it('lists all that is missing at once, and shows no secret', () => {
    const given = {
      ...without('ORIGIN_SECRET', 'HOSTED_ZONE', 'ALARM_EMAIL'),
      REVALIDATE_SECRET: 'too-short',
    };
    let said = '';
    try {
      readSettings('staging', given);
    } catch (error) {
      said = String(error);
    }
    for (const part of [
      'The stage staging cannot be deployed, 4 problems',
      'ORIGIN_SECRET is missing',
      'REVALIDATE_SECRET must have at least 16 characters',
      'ALARM_EMAIL is missing',
      'HOSTED_ZONE_ID and HOSTED_ZONE belong together',
      '.env.staging',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('too-short');
  });

  it('lists everything for an account without any setting', () => {
    const problems = deployProblems('prod', {});
    for (const name of ['SITE_URL', 'ORIGIN_SECRET', 'REVALIDATE_SECRET', 'ALARM_EMAIL', 'SANITY_PROJECT_ID'])
      expect(
        problems.filter((problem) => problem.startsWith(`${name} is missing`)),
        name,
      ).toHaveLength(1);
    expect(problems.join('\n')).toContain('The domain has no certificate');
  });

  it.each([
    [{ SITE_URL: 'http://www.shop.example' }, 'SITE_URL must be https://'],
    [{ SITE_URL: 'https://localhost:3000' }, 'SITE_URL must be https://'],
    [{ HOSTED_ZONE: 'other.example' }, 'not the domain of SITE_URL'],
    [{ CERTIFICATE_ARN: 'arn:aws:acm:eu-west-1:123456789012:certificate/a' }, 'must be one of us-east-1'],
    [{ HOSTED_ZONE: '', HOSTED_ZONE_ID: '' }, 'The domain has no certificate'],
    [{ MONTHLY_BUDGET_USD: 'plenty' }, 'MONTHLY_BUDGET_USD must be a number'],
    [{ REDIRECT_HOSTS: `${'a'.repeat(3_400)}.example` }, 'and Lambda takes 3396: shorten'],
    [{ RESTORED_TABLE: 'arn:aws:dynamodb:a' }, 'RESTORED_TABLE must be the name of a table'],
  ])('refuses %o', (changed, say) => {
    expect(deployProblems('prod', { ...complete, ...changed }).join('\n')).toContain(say);
  });

  it('takes the secrets that the registry names', () => {
    expect(secretsOf({ env: complete })).toEqual(['REVALIDATE_SECRET', 'ORIGIN_SECRET']);
  });
});
