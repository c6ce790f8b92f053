import { readFileSync } from 'node:fs';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { transformSync } from 'esbuild';
import type { ShopAtEdge } from './edge/shop-at-edge.ts';

/** CloudFront takes no longer function. */
const MAX_BYTES = 10_240;

type EdgeMoment = 'viewer-request' | 'viewer-response';

/** The function that CloudFront runs with each request or response. */
export function edgeFunction(
  scope: Construct,
  moment: EdgeMoment,
  name: string,
  shop: ShopAtEdge,
): EdgeFunction {
  return new EdgeFunction(scope, moment, {
    functionName: name,
    comment: `The shop's rules for each ${moment.replace('-', ' ')}`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode(moment, shop)),
  });
}

/** Its text: what it knows, then `edge/{moment}.ts` without types. Throws when it is too long for CloudFront. */
export function edgeCode(moment: EdgeMoment, shop: ShopAtEdge): string {
  // From the project's folder: SST runs the configuration from a bundle that stands elsewhere.
  const file = `infra/edge/${moment}.ts`;
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    target: 'es2015',
    minifyWhitespace: true,
  });
  const known = moment === 'viewer-request' ? shop : { ...shop, rows: [] };
  const text = `const ShopAtEdge=${JSON.stringify(known)};${code.replace(/\bexport function handler/, 'function handler')}`;
  const bytes = Buffer.byteLength(text);
  if (bytes <= MAX_BYTES) return text;
  throw new Error(`CloudFront takes functions of ${MAX_BYTES} bytes, and ${moment} has ${bytes}.`);
}
