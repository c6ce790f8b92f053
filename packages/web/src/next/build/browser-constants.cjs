// What Next's router reads of `next/dist/lib/constants`; a test holds each against Next's own.
module.exports = {
  MATCHED_PATH_HEADER: 'x-matched-path',
  NEXT_INTERCEPTION_MARKER_PREFIX: 'nxtI',
  NEXT_NAV_DEPLOYMENT_ID_HEADER: 'x-nextjs-deployment-id',
  NEXT_QUERY_PARAM_PREFIX: 'nxtP',
};
