import { toOwnEvent } from './own-event.ts';
import type { SiteHandler } from './site-handler.ts';

/** Where Next looks for the server around it, by the project's folder: `next start` puts its own there. */
const SERVERS = Symbol.for('@next/router-server-methods');

interface RebuildRequest {
  urlPath: string;
  /** With the secret of the build. */
  headers: Record<string, string>;
  opts: { unstable_onlyGenerated?: boolean };
}

/**
 * Lets `res.revalidate` work in Lambda. Next has the server around it rebuild a page, and there is none (its message is
 * "missing internal router-server-methods"). It undoes this with each server that it registers, so it is added to each.
 * `tests/artefact` fails when Next looks elsewhere.
 *
 * @param process `globalThis`
 */
export function offerRebuilds(process: object, render: SiteHandler): void {
  const revalidate = (request: RebuildRequest) => rebuild(request, render);
  const servers = new Proxy<Record<string, object>>(
    {},
    { set: (known, name, server) => Reflect.set(known, name, { ...server, revalidate }) },
  );
  Object.defineProperty(process, SERVERS, { value: servers, writable: true, configurable: true });
}

/** As Next's own server does it: by a request for the head of the page. Rejects when the page is as before. */
async function rebuild({ urlPath, headers, opts }: RebuildRequest, render: SiteHandler): Promise<void> {
  const url = `https://own.invalid${urlPath}`;
  const response = await render(toOwnEvent({ url, method: 'HEAD', headers: new Headers(headers) }));
  const { statusCode, headers: given } = response;
  const isRebuilt = given['x-nextjs-cache']?.toUpperCase() === 'REVALIDATED' || statusCode === 200;
  const isAbsent = statusCode === 404 && opts.unstable_onlyGenerated === true;
  if (!isRebuilt && !isAbsent) throw new Error(`Invalid response ${statusCode}`);
}
