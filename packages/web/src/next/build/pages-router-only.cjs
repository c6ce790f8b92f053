// What Next's client reads of modules that serve the App Router, its intercepted routes, and next/image. The site has
// none of these; a test holds each name against what Next reads.
module.exports = {
  INTERCEPTION_ROUTE_MARKERS: [],
  isInterceptionRouteAppPath: () => false,
  isNextRouterError: () => false,
  adaptForAppRouterInstance: () => null,
  adaptForPathParams: () => null,
  adaptForSearchParams: () => null,
  PathnameContextProviderAdapter: ({ children }) => children,
  imageConfigDefault: {},
  // Next's own takes marks out of parameters that only its compiler of rewrites puts in.
  safeRouteMatcher: (match) => match,
};
