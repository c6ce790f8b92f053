import type { Door, World } from '../world/world.ts';
import { answerAsset } from './answer-asset.ts';
import { answerListen } from './answer-listen.ts';
import { answerQuery, type QueryLag } from './answer-query.ts';
import { Lake } from './lake.ts';
import { LakeHistory } from './lake-history.ts';
import { LiveEvents } from './live-events.ts';
import { mutate } from './mutate.ts';
import { type ContentRole, contentProject, roleOf } from './project.ts';
import { Refusal } from './refusal.ts';
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

function withCors(request: Request, answer: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders(request))) answer.headers.set(name, value);
  return answer;
}

function json(request: Request, status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...corsHeaders(request), 'cache-control': 'no-store' } });
}

function answerDocuments(lake: Lake, ids: string, role: ContentRole): unknown {
  const asked = decodeURIComponent(ids).split(',');
  const mayRead = (id: string) => role !== 'anonymous' || !id.includes('.');
  return {
    documents: asked.filter(mayRead).flatMap((id) => lake.get(id) ?? []),
    omitted: asked
      .filter((id) => !mayRead(id) || lake.get(id) === undefined)
      .map((id) => ({ id, reason: mayRead(id) ? 'existence' : 'permission' })),
  };
}

function guardWriting(role: ContentRole): void {
  if (role === 'anonymous') {
    throw Refusal.gateway(401, 'Unauthorized', 'A token with write access is required.');
  }
  if (role !== 'editor') {
    throw Refusal.data(403, 'mutationError', 'Insufficient permissions; permission "update" required');
  }
}

async function answerMutation(request: Request, url: URL, lake: Lake): Promise<unknown> {
  const body: unknown = await request.json().catch(() => null);
  return mutate(lake, body, url.searchParams);
}

interface Desk {
  lake: Lake;
  lag: QueryLag;
  live: LiveEvents;
  uploads: Uploads;
}

/** Who asks, of the one project and dataset that there is. */
function admit(request: Request, apiVersion: string, dataset: string | undefined): ContentRole {
  if (!/^(1|X|\d{4}-\d{2}-\d{2})$/.test(apiVersion)) {
    throw Refusal.gateway(404, 'Not Found', `There is no version "${apiVersion}" of the API.`);
  }
  const projectId = request.headers.get('x-sanity-project-id') ?? contentProject.projectId;
  if (projectId !== contentProject.projectId) {
    throw Refusal.gateway(404, 'Project not found', `No project with the id "${projectId}"`);
  }
  if (dataset !== contentProject.dataset) {
    const message = `Dataset "${dataset}" not found for project ID "${projectId}"`;
    throw Refusal.gateway(404, 'Dataset not found', message);
  }
  const role = roleOf(request.headers.get('authorization'));
  if (role === null) throw Refusal.gateway(401, 'Unauthorized', 'Session not found');
  return role;
}

async function answerUpload(request: Request, url: URL, { uploads }: Desk): Promise<Response | null> {
  const [, apiVersion, kind, dataset] = uploadPath.exec(url.pathname) ?? [];
  if (apiVersion === undefined || request.method !== 'POST') return null;
  guardWriting(admit(request, apiVersion, dataset));
  const document = await uploads.take(request, url, kind === 'images' ? 'image' : 'file');
  return json(request, 200, { document });
}

async function answerData(request: Request, url: URL, { lake, lag, live }: Desk): Promise<Response> {
  const [, apiVersion, endpoint, dataset, rest] = dataPath.exec(url.pathname) ?? [];
  if (apiVersion === undefined) {
    throw Refusal.gateway(404, 'Not Found', `The content double has nothing at ${url.pathname}`);
  }
  const role = admit(request, apiVersion, dataset);
  switch (`${request.method} ${endpoint}`) {
    case 'GET query':
    case 'POST query':
      return json(request, 200, await answerQuery(request, url, { apiVersion, lake, role, lag }));
    case 'POST mutate':
      guardWriting(role);
      return json(request, 200, await answerMutation(request, url, lake));
    case 'GET listen':
      return withCors(request, answerListen(url, lake, role, (lag.apiMs ?? 0) === 0));
    case 'GET live/events':
      return withCors(request, live.answer(request, url, role));
    case 'GET doc':
      return json(request, 200, answerDocuments(lake, rest ?? '', role));
    default: {
      const message = `The content double does not know ${request.method} ${url.pathname}`;
      throw Refusal.gateway(404, 'Not Found', message);
    }
  }
}

export interface ContentDoorOptions {
  /** Who is told of published changes; nobody without it. */
  webhooks?: ContentWebhook | readonly ContentWebhook[];
  /** How long an edit takes to reach queries through the CDN and, rarely, the API; at once without it. */
  lag?: QueryLag;
  /** Real time for the lag, in milliseconds. */
  now?: () => number;
}

/** Sanity's HTTP API and asset CDN for the one project and dataset of `contentProject`. */
export function contentDoor(world: World, { webhooks = [], lag = {}, now }: ContentDoorOptions = {}): Door {
  const longestLagMs = Math.max(lag.cdnMs ?? 0, lag.apiMs ?? 0);
  const lake = new Lake(world, new LakeHistory({ longestLagMs, ...(now ? { now } : {}) }));
  const desk: Desk = { lake, lag, live: new LiveEvents(lake), uploads: new Uploads(world, lake) };
  for (const webhook of [webhooks].flat()) sendWebhook(lake, webhook);
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    try {
      const url = new URL(request.url);
      // Whatever its origin: the loopback has no list of allowed ones.
      if (corsCheckPath.test(url.pathname)) {
        return json(request, 200, { result: { allowed: true, withCredentials: true } });
      }
      const asset = await answerAsset(request, url, lake, desk.uploads);
      return asset ?? (await answerUpload(request, url, desk)) ?? (await answerData(request, url, desk));
    } catch (cause) {
      if (cause instanceof Refusal) return json(request, cause.status, cause.body);
      console.error('The content double failed:', cause);
      return json(request, 500, { statusCode: 500, error: 'Internal Server Error', message: String(cause) });
    }
  };
}
