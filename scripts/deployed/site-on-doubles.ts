/** What `infra/site-server.ts` sets for the site's function, for doubles of S3 and SQS at one address. */
export function siteOnDoubles(url: string): Record<string, string> {
  return {
    CACHE_BUCKET_NAME: 'site',
    CACHE_BUCKET_KEY_PREFIX: '_cache',
    CACHE_BUCKET_REGION: 'us-east-1',
    REVALIDATION_QUEUE_URL: `${url}/000000000000/stale-pages.fifo`,
    REVALIDATION_QUEUE_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_S3: url,
    AWS_ENDPOINT_URL_SQS: url,
  };
}
