import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheHitRate, loads, simulateVisits, visitMix } from '../../scripts/deployed/simulate-visits.ts';
import { schemaProblems } from './check-schema.ts';
import { exampleEnvironment, resourceOf, resourcesOf, type Synthesis, synthesise } from './synthesise.ts';

const given = { ...process.env };
afterAll(() => {
  process.env = given;
});

/** The shop's own names, domain and lifetimes in each stage besides prod, which `stacks.test.ts` reads in full. */
describe.each([
  { stage: 'dev', deletion: ['Delete'], isProtected: false, logDays: 7, host: 'dev.shop.example' },
  { stage: 'staging', deletion: ['Retain'], isProtected: true, logDays: 90, host: 'staging.shop.example' },
])('the stage $stage', ({ stage, deletion, isProtected, logDays, host }) => {
  let all: Synthesis;

  beforeAll(async () => {
    const env = { ...exampleEnvironment, SITE_URL: `https://${host}` };
    all = await synthesise(stage, { env });
  });

  it('fits AWS’s own schema', () => {
    const problems = resourcesOf(all).flatMap(({ name, type, properties }) =>
      schemaProblems(type, properties).map((problem) => `${name}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('has names, a domain and secrets of its own, and none of another stage’s', () => {
    const text = JSON.stringify([...all.templates.values()].map((template) => template.toJSON()));
    expect(text).toContain(`storefront-${stage}-server`);
    expect(text).toContain(`resolve:secretsmanager:storefront/${stage}:`);
    expect(text).not.toMatch(/storefront[-/]prod/);
    const { Aliases } = resourceOf(all, 'AWS::CloudFront::Distribution').properties.DistributionConfig;
    expect(Aliases).toEqual([host]);
  });

  it('loses its data with its stack only where it is not permanent', () => {
    const withData = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket'].flatMap((type) => resourcesOf(all, type));
    expect(withData.length).toBeGreaterThan(2);
    expect([...new Set(withData.map(({ deletionPolicy }) => deletionPolicy))]).toEqual(deletion);
    expect(resourceOf(all, 'AWS::DynamoDB::Table').properties.DeletionProtectionEnabled ?? false).toBe(
      isProtected,
    );
    // Whatever else stayed would go on working: a schedule, a route, a function that the next deployment lacks.
    const kept = resourcesOf(all).filter(({ deletionPolicy }) => deletionPolicy === 'Retain');
    const withLogs = ['AWS::DynamoDB::Table', 'AWS::Logs::LogGroup', 'AWS::S3::Bucket'];
    expect([...new Set(kept.map(({ type }) => type))].toSorted()).toEqual(isProtected ? withLogs : []);
    const days = resourcesOf(all, 'AWS::Logs::LogGroup').map(({ properties }) => properties.RetentionInDays);
    expect(new Set(days)).toEqual(new Set([logDays]));
  });

  it('has an alarm about cache hits, silent for the smallest shop and sent when files are not stored', () => {
    const [alarm] = resourcesOf(all, 'AWS::CloudWatch::Alarm').filter(
      ({ properties }) => properties.AlarmName === `storefront-${stage}-cache-hits`,
    );
    const threshold = Number(alarm?.properties.Threshold) / 100;
    const [smallest] = loads;
    if (smallest === undefined) throw new Error('There is no load.');
    expect(cacheHitRate(simulateVisits(smallest), visitMix)).toBeGreaterThan(threshold + 0.15);
    const { hits } = simulateVisits({ ...smallest, perSecond: 1_000 });
    expect(hits / (visitMix.files + 1 + visitMix.uncached)).toBeLessThan(threshold - 0.15);
  });

  it('is left out of search engines', () => {
    const policies = resourcesOf(all, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(policies.length).toBeGreaterThan(1);
    for (const { name, properties } of policies) {
      const { Items } = properties.ResponseHeadersPolicyConfig.CustomHeadersConfig;
      expect(Items, name).toContainEqual({ Header: 'x-robots-tag', Value: 'noindex', Override: true });
    }
  });
});
