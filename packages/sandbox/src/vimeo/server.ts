import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { cdnAddress } from '../commerce/cdn/cdn-address.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { type Video, videos } from './videos.ts';

const address = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

/** Vimeo: oEmbed, the page of the player, and the posters. */
export function vimeoServer(world: World): SandboxServer {
  const app = new Hono();
  app.use(cors());
  app.get('/api/oembed.json', (context) => {
    const { id, hash } = readAddress(context.req.query('url') ?? '');
    if (id === null) return context.text('404 Not Found', 404);
    const video = findVideo(id, hash);
    if (video === null) return context.text('404 Not Found', 404);
    if (video.isPrivate) return context.json({ domain_status_code: 403 }, 403);
    return context.json(oEmbed(video, `${world.addresses.desk}/vimeo`));
  });
  app.get('/video/:id', (context) => {
    const video = findVideo(context.req.param('id'), context.req.query('h') ?? null);
    return video === null || video.isPrivate
      ? context.text('404 Not Found', 404)
      : playerPage(context, video, cdnAddress(world.addresses.commerce, video.file));
  });
  app.get('/thumbnail/:id', (context) => {
    const video = videos.find(({ id }) => id === context.req.param('id'));
    if (!video) return context.text('404 Not Found', 404);
    return context.body(poster(video), 200, { 'content-type': 'image/svg+xml' });
  });
  app.notFound((context) => context.text('404 Not Found', 404));
  return recordReceived(world, 'vimeo', async (request) => app.fetch(request));
}

function readAddress(videoUrl: string): { id: string | null; hash: string | null } {
  if (!URL.canParse(videoUrl)) return { id: null, hash: null };
  const { origin, pathname, searchParams } = new URL(videoUrl);
  const [, id = null, hash = null] = address.exec(`${origin}${pathname}`) ?? [];
  return { id, hash: hash ?? searchParams.get('h') };
}

function findVideo(id: string, hash: string | null): Video | null {
  return videos.find((video) => video.id === id && (video.hash === null || video.hash === hash)) ?? null;
}

function oEmbed({ id, title, width, height, duration }: Video, serverUrl: string): object {
  return {
    type: 'video',
    version: '1.0',
    provider_name: 'Vimeo',
    provider_url: 'https://vimeo.com/',
    title,
    html: html`<iframe src="${serverUrl}/video/${id}" width="${width}" height="${height}" title="${title}"></iframe>`.toString(),
    width,
    height,
    duration,
    thumbnail_url: `${serverUrl}/thumbnail/${id}`,
    video_id: Number(id),
    uri: `/videos/${id}`,
  };
}

function poster({ title, width, height }: Video): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="640"><rect width="100%" height="100%" fill="#3b2b2b"/><text x="5%" y="90%" font-size="64" fill="#fff">${title}</text></svg>`.toString();
}

function playerPage(context: Context, { title }: Video, src: string): Response | Promise<Response> {
  const style = 'html, body, video { width: 100%; height: 100%; margin: 0; background: #000 }';
  return context.html(
    html`<!doctype html><html lang="en"><title>${title}</title><style>${style}</style><video src="${src}" aria-label="${title}" controls autoplay loop muted playsinline></video></html>`,
  );
}
