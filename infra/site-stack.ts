import { readConfig } from '@storefront/core/config';
import { Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  CfnMonitoringSubscription,
  Distribution,
  FunctionEventType,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionUrl, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { type Stack, type StackContext, use } from 'sst/constructs';
import { api } from './api.ts';
import { makeBehaviours } from './behaviours.ts';
import { addBuckets } from './buckets.ts';
import { cache } from './cache-stack.ts';
import type { Settings } from './deploy-settings.ts';
import { shopAtEdge } from './edge/shop-at-edge.ts';
import { edgeFunction } from './edge-functions.ts';
import { firewall } from './firewall.ts';
import { fileHeaders, responseHeaders } from './headers.ts';
import { environmentFor, secretReference } from './secret-references.ts';
import { settingsOf } from './settings-of.ts';
import { openArtefact } from './site-artefact.ts';
import { addSiteServer } from './site-server.ts';
import { nameIn, region } from './stage.ts';
import { siteVariables } from './variables.ts';

/** CloudFront waits so long for a page of a cold function with slow sources. */
const ORIGIN_TIMEOUT_S = 30;

export interface Site {
  distribution: Distribution;
  server: LambdaFunction;
  coldStarts: Metric;
}

/** The site as OpenNext builds it, behind one distribution that sends each path to its target. */
export function site({ stack }: StackContext): Site {
  const settings = settingsOf(stack.stage);
  const artefact = openArtefact();
  const { files, logs } = addBuckets(stack, artefact);
  const { server, url, coldStarts } = addSiteServer(stack, {
    artefact,
    bucket: files.bucket,
    uploads: files.uploads,
    environment: siteEnvironment(stack, settings),
    table: use(cache).table,
  });
  const shop = shopAtEdge({ host: settings.host, previewModeId: artefact.previewModeId });
  const prefix = nameIn(stack.stage, 'site');
  const isIndexed = stack.stage === 'prod';
  const config = readConfig(settings.env);
  const behaviours = makeBehaviours(stack, {
    ...origins(stack, url, settings),
    files: S3BucketOrigin.withOriginAccessControl(files.bucket, {
      originPath: '/_assets',
      // With the right to list, a missing file is 404 and not 403.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    pageHeaders: responseHeaders(stack, config, { isIndexed }),
    fileHeaders: fileHeaders(stack, config, { isIndexed }),
    edge: [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: edgeFunction(stack, 'viewer-request', `${prefix}-viewer-request`, shop),
      },
      {
        eventType: FunctionEventType.VIEWER_RESPONSE,
        function: edgeFunction(stack, 'viewer-response', `${prefix}-viewer-response`, shop),
      },
    ],
    publicFiles: artefact.publicFiles,
    prefix,
  });
  const zone = zoneOf(stack, settings);
  const distribution = new Distribution(stack, 'distribution', {
    ...behaviours,
    comment: prefix,
    domainNames: [settings.host],
    certificate: certificateOf(stack, settings, zone),
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    priceClass: PriceClass.PRICE_CLASS_ALL,
    webAclId: use(firewall).aclArn,
    logBucket: logs,
    logFilePrefix: 'cdn/',
    // An error is stored only as long as its own response says: another instance may have the file already.
    errorResponses: [400, 403, 404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
      httpStatus,
      ttl: Duration.seconds(0),
    })),
  });
  new CfnMonitoringSubscription(stack, 'cache-hit-metrics', {
    distributionId: distribution.distributionId,
    monitoringSubscription: {
      realtimeMetricsSubscriptionConfig: { realtimeMetricsSubscriptionStatus: 'Enabled' },
    },
  });
  if (zone !== null) addRecords(stack, zone, settings.host, distribution);
  letSiteInvalidate(stack, server, distribution);
  stack.addOutputs({ SiteUrl: `https://${settings.host}`, Distribution: distribution.domainName });
  return { distribution, server, coldStarts };
}

/** The name by which the server finds the distribution, which names the server. */
export function distributionParameterOf(stage: string): string {
  return `/${nameIn(stage, 'distribution-id').replaceAll('-', '/')}`;
}

function siteEnvironment(stack: Stack, settings: Settings): Record<string, string> {
  const { table } = use(cache);
  return {
    ...environmentFor(stack.stage, siteVariables, settings, {
      CACHE_TABLE: table.tableName,
    }),
    DISTRIBUTION_PARAMETER: distributionParameterOf(stack.stage),
  };
}

/** Origins learn from the secret that CloudFront requests, and nobody past it. */
function origins(stack: Stack, url: FunctionUrl, { secretsVersion }: Settings) {
  const customHeaders = { 'x-origin-secret': secretReference(stack.stage, 'ORIGIN_SECRET', secretsVersion) };
  const common = { customHeaders, readTimeout: Duration.seconds(ORIGIN_TIMEOUT_S) };
  return {
    // One cache before the site for all regions: a page that one of them has is not made or fetched again for another.
    site: new HttpOrigin(Fn.parseDomainName(url.url), {
      ...common,
      originId: 'site',
      originShieldRegion: region,
    }),
    functions: new HttpOrigin(Fn.parseDomainName(use(api).api.url), { ...common, originId: 'functions' }),
  };
}

function zoneOf(stack: Stack, { zone }: Settings): IHostedZone | null {
  if (zone === null) return null;
  return HostedZone.fromHostedZoneAttributes(stack, 'zone', { hostedZoneId: zone.id, zoneName: zone.name });
}

function certificateOf(stack: Stack, settings: Settings, zone: IHostedZone | null): ICertificate {
  const { certificateArn, host: domainName } = settings;
  if (certificateArn !== null) return Certificate.fromCertificateArn(stack, 'certificate', certificateArn);
  if (zone === null) throw new Error('The domain has no certificate and no zone to prove one in.');
  return new Certificate(stack, 'certificate', {
    domainName,
    validation: CertificateValidation.fromDns(zone),
  });
}

function addRecords(stack: Stack, zone: IHostedZone, recordName: string, distribution: Distribution): void {
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(stack, 'ipv4', { zone, recordName, target });
  new AaaaRecord(stack, 'ipv6', { zone, recordName, target });
}

function letSiteInvalidate(stack: Stack, server: LambdaFunction, distribution: Distribution): void {
  const parameter = new StringParameter(stack, 'distribution-id', {
    parameterName: distributionParameterOf(stack.stage),
    stringValue: distribution.distributionId,
  });
  parameter.applyRemovalPolicy(RemovalPolicy.DESTROY);
  const { role } = server;
  if (role === undefined) throw new Error('The server of the site has no role.');
  // A policy of its own: in the role's it would be a circle, because the distribution names the server.
  new Policy(stack, 'may-invalidate', {
    roles: [role],
    statements: [
      new PolicyStatement({ actions: ['ssm:GetParameter'], resources: [parameter.parameterArn] }),
      new PolicyStatement({
        actions: ['cloudfront:CreateInvalidation'],
        resources: [`arn:aws:cloudfront::${stack.account}:distribution/${distribution.distributionId}`],
      }),
    ],
  });
}
