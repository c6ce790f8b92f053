import { readConfig } from '../../packages/core/src/config.ts';
import { type SecurityHeaders, securityHeaders } from '../../packages/core/src/providers/security-headers.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';

/** Headers that the edge adds to every response, as CloudFront does; pages carry their own security policy. */
export function edgeHeaders(env: Environment, isDevelopment: boolean): SecurityHeaders {
  return securityHeaders(readConfig(env), { styleHashes: [], isPreview: false, isDevelopment });
}
