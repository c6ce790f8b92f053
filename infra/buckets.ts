import { FILE_CACHE_CONTROL, IMMUTABLE_CACHE_CONTROL } from '@storefront/core/response-policy';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Stack } from 'sst/constructs';
import type { Artefact } from './site-artefact.ts';
import { isLasting, logDaysOf } from './stage.ts';

/** Pages of a former build, or of one that is visited no more: a cache may be empty at any moment. */
const CACHE_DAYS = 30;

/**
 * The bucket of the site's files (`_assets`) and made pages (`_cache`), and the one of CloudFront's logs. Files of former
 * builds stay, because open tabs request them for weeks: a thousand builds are 3 GB.
 */
export function addBuckets(stack: Stack, artefact: Artefact) {
  const common: BucketProps = {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: isLasting(stack.stage) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !isLasting(stack.stage),
  };
  const logs = new Bucket(stack, 'logs', {
    ...common,
    // CloudFront writes its logs by access list.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: Duration.days(Number(logDaysOf(stack.stage))) }],
  });
  const bucket = new Bucket(stack, 'files', {
    ...common,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'files/',
    lifecycleRules: [
      { prefix: '_cache/', expiration: Duration.days(CACHE_DAYS) },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
  const upload = { destinationBucket: bucket, prune: false, retainOnDelete: true, memoryLimit: 512 };
  const uploads = [
    new BucketDeployment(stack, 'upload-build-files', {
      ...upload,
      sources: [Source.asset(artefact.assets, { exclude: ['*', '!_next/**', '!_next'] })],
      destinationKeyPrefix: '_assets',
      cacheControl: [CacheControl.fromString(IMMUTABLE_CACHE_CONTROL)],
    }),
    new BucketDeployment(stack, 'upload-public-files', {
      ...upload,
      sources: [Source.asset(artefact.assets, { exclude: ['_next', '_next/**', 'BUILD_ID'] })],
      destinationKeyPrefix: '_assets',
      cacheControl: [CacheControl.fromString(FILE_CACHE_CONTROL)],
    }),
    new BucketDeployment(stack, 'upload-made-pages', {
      ...upload,
      sources: [Source.asset(artefact.cache)],
      destinationKeyPrefix: '_cache',
    }),
  ];
  return { files: { bucket, uploads }, logs };
}
