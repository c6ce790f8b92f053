import type { Door, World } from '../world/world.ts';
import { answerAsset } from './answer-asset.ts';
import { answerQuery } from './answer-query.ts';
import { Lake } from './lake.ts';
import { mutate } from './mutate.ts';
import { type ContentRole, contentProject, roleOf } from './project.ts';
import { Refusal } from './refusal.ts';

const dataPath = /^\/v([\w-]+)\/data\/([a-z]+)\/([^/]+)(?:\/(.+))?$/;

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

async function answerMutation(request: Request, url: URL, lake: Lake, role: ContentRole): Promise<unknown> {
  if (role === 'anonymous') {
    throw Refusal.gateway(401, 'Unauthorized', 'A token with write access is required.');
  }
  if (role !== 'editor') {
    throw Refusal.data(403, 'mutationError', 'Insufficient permissions; permission "update" required');
  }
  const body: unknown = await request.json().catch(() => null);
  return mutate(lake, body, url.searchParams);
}

async function answerData(request: Request, url: URL, lake: Lake): Promise<Response> {
  const [, apiVersion, endpoint, dataset, rest] = dataPath.exec(url.pathname) ?? [];
  if (apiVersion === undefined || !/^(1|X|\d{4}-\d{2}-\d{2})$/.test(apiVersion)) {
    throw Refusal.gateway(404, 'Not Found', `The content double has nothing at ${url.pathname}`);
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
  switch (`${request.method} ${endpoint}`) {
    case 'GET query':
    case 'POST query':
      return json(request, 200, await answerQuery(request, url, apiVersion, lake, role));
    case 'POST mutate':
      return json(request, 200, await answerMutation(request, url, lake, role));
    case 'GET doc':
      return json(request, 200, answerDocuments(lake, rest ?? '', role));
    default: {
      const message = `The content double does not know ${request.method} ${url.pathname}`;
      throw Refusal.gateway(404, 'Not Found', message);
    }
  }
}

/** Sanity's HTTP API and asset CDN for the one project and dataset of `contentProject`. */
export function contentDoor(world: World): Door {
  const lake = new Lake(world);
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    try {
      const url = new URL(request.url);
      return (await answerAsset(request, url, lake)) ?? (await answerData(request, url, lake));
    } catch (cause) {
      if (cause instanceof Refusal) return json(request, cause.status, cause.body);
      console.error('The content double failed:', cause);
      return json(request, 500, { statusCode: 500, error: 'Internal Server Error', message: String(cause) });
    }
  };
}
