import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A response for a function URL (payload format 2.0). */
export interface SiteResult {
  statusCode: number;
  headers: Record<string, string>;
  cookies?: string[] | undefined;
  body: string;
  isBase64Encoded?: boolean | undefined;
}

export type SiteHandler = (event: APIGatewayProxyEventV2) => Promise<SiteResult>;
