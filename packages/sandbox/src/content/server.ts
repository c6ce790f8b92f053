import { decodePath } from '../http/decode-path.ts';
import { parseJson } from '../http/parse-json.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { ApiError } from './api-error.ts';
import { handleAsset } from './handle-asset.ts';
import { handleListen } from './handle-listen.ts';
import { handleQuery, type QueryLag } from './handle-query.ts';
import { Lake } from './lake.ts';
import { LakeHistory } from './lake-history.ts';
import { LiveEvents } from './live-events.ts';
import { mutate } from './mutate.ts';
import { type ContentRole, contentProject, roleOf } from './project.ts';
import { Uploads } from './uploads.ts';
import { type ContentWebhook, sendWebhook } from './webhook.ts';

const dataPath = /^\/v([\w-]+)\/data\/(live\/events|[a-z]+)\/([^/]+)(?:\/(.+))?$/;
const uploadPath = /^\/v([\w-]+)\/assets\/(images|files)\/([^/]+)$/;
const corsCheckPath = /^\/v[\w-]+\/check\/cors$/;

function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Content-Type, Content-Length, ETag',
    vary: 'origin',
  };
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  });
}

function withCors(request: Request, response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value);
  return response;
}

function json(request: Request, status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...corsHeaders(request), 'cache-control': 'no-store' } });
}

function readDocuments(lake: Lake, path: string, role: ContentRole): unknown {
  const ids = decodePath(path)?.split(',');
  if (ids === undefined) throw ApiError.gateway(400, 'Bad Request', `The path "${path}" is malformed.`);
  const mayRead = (id: string) => role !== 'anonymous' || !id.includes('.');
  return {
    documents: ids.filter(mayRead).flatMap((id) => lake.get(id) ?? []),
    omitted: ids
      .filter((id) => !mayRead(id) || lake.get(id) === undefined)
      .map((id) => ({ id, reason: mayRead(id) ? 'existence' : 'permission' })),
  };
}

function requireEditor(role: ContentRole): void {
  if (role === 'anonymous') {
    throw ApiError.gateway(401, 'Unauthorized', 'A token with write access is required.');
  }
  if (role !== 'editor') {
    throw ApiError.data(403, 'mutationError', 'Insufficient permissions; permission "update" required');
  }
}

async function handleMutation(request: Request, url: URL, lake: Lake): Promise<unknown> {
  return mutate(lake, parseJson(await request.text()), url.searchParams);
}

interface ContentDeps {
  lake: Lake;
  lag: QueryLag;
  live: LiveEvents;
  uploads: Uploads;
}

/** Returns the caller's role; throws for an unknown API version, project, dataset or token. */
function authorize(request: Request, apiVersion: string, dataset: string | undefined): ContentRole {
  if (!/^(1|X|\d{4}-\d{2}-\d{2})$/.test(apiVersion)) {
    throw ApiError.gateway(404, 'Not Found', `There is no version "${apiVersion}" of the API.`);
  }
  const projectId = request.headers.get('x-sanity-project-id') ?? contentProject.projectId;
  if (projectId !== contentProject.projectId) {
    throw ApiError.gateway(404, 'Project not found', `No project with the id "${projectId}"`);
  }
  if (dataset !== contentProject.dataset) {
    const message = `Dataset "${dataset}" not found for project ID "${projectId}"`;
    throw ApiError.gateway(404, 'Dataset not found', message);
  }
  const role = roleOf(request.headers.get('authorization'));
  if (role === null) throw ApiError.gateway(401, 'Unauthorized', 'Session not found');
  return role;
}

async function handleUpload(request: Request, url: URL, { uploads }: ContentDeps): Promise<Response | null> {
  const [, apiVersion, kind, dataset] = uploadPath.exec(url.pathname) ?? [];
  if (apiVersion === undefined || request.method !== 'POST') return null;
  requireEditor(authorize(request, apiVersion, dataset));
  const document = await uploads.store(request, url, kind === 'images' ? 'image' : 'file');
  return json(request, 200, { document });
}

async function handleData(request: Request, url: URL, { lake, lag, live }: ContentDeps): Promise<Response> {
  const [, apiVersion, endpoint, dataset, rest] = dataPath.exec(url.pathname) ?? [];
  if (apiVersion === undefined) {
    throw ApiError.gateway(404, 'Not Found', `The content double has nothing at ${url.pathname}`);
  }
  const role = authorize(request, apiVersion, dataset);
  switch (`${request.method} ${endpoint}`) {
    case 'GET query':
    case 'POST query':
      return json(request, 200, await handleQuery(request, url, { apiVersion, lake, role, lag }));
    case 'POST mutate':
      requireEditor(role);
      return json(request, 200, await handleMutation(request, url, lake));
    case 'GET listen':
      return withCors(request, handleListen(url, lake, role, (lag.apiMs ?? 0) === 0));
    case 'GET live/events':
      return withCors(request, live.stream(request, url, role));
    case 'GET doc':
      return json(request, 200, readDocuments(lake, rest ?? '', role));
    default: {
      const message = `The content double does not know ${request.method} ${url.pathname}`;
      throw ApiError.gateway(404, 'Not Found', message);
    }
  }
}

export interface ContentServerOptions {
  /** The receivers of published changes. */
  webhooks?: ContentWebhook | readonly ContentWebhook[];
  /** How long an edit takes to reach queries through the CDN and the API; without it none. */
  lag?: QueryLag;
  /** Real time for the lag, in milliseconds. */
  now?: () => number;
}

/** Sanity's HTTP API and asset CDN for the one project and dataset of `contentProject`. */
export function contentServer(
  world: World,
  { webhooks = [], lag = {}, now }: ContentServerOptions = {},
): SandboxServer {
  const longestLagMs = Math.max(lag.cdnMs ?? 0, lag.apiMs ?? 0);
  const lake = new Lake(world, new LakeHistory({ longestLagMs, ...(now ? { now } : {}) }));
  const deps: ContentDeps = { lake, lag, live: new LiveEvents(lake), uploads: new Uploads(world, lake) };
  for (const webhook of [webhooks].flat()) sendWebhook(lake, webhook);
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    try {
      const url = new URL(request.url);
      // On loopback every origin is allowed.
      if (corsCheckPath.test(url.pathname)) {
        return json(request, 200, { result: { allowed: true, withCredentials: true } });
      }
      const asset = await handleAsset(request, url, lake, deps.uploads);
      return asset ?? (await handleUpload(request, url, deps)) ?? (await handleData(request, url, deps));
    } catch (cause) {
      if (cause instanceof ApiError) return json(request, cause.status, cause.body);
      console.error('The content double failed:', cause);
      return json(request, 500, { statusCode: 500, error: 'Internal Server Error', message: String(cause) });
    }
  };
}
