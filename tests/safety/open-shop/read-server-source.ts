import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../../scripts/shop/build-site.ts';
import { root } from '../../../scripts/shop/root.ts';

/** Names by which a request can steer the built server, as its source has them. */
export interface RequestNames {
  headers: string[];
  cookies: string[];
  queries: string[];
}

const headerForms = [
  /headers\s*(?:\?\.)?\[\s*['"`]([\w-]+)['"`]\s*\]/gi,
  /headers\s*\??\.(?:get|has)\(\s*['"`]([\w-]+)['"`]/gi,
  /\.headers\??\.([a-z]+)\b(?!\()/g,
  /[A-Z_]*HEADER[A-Z_]*\s*=\s*['"`]([\w-]+)['"`]/g,
  // Names in lists and constants, however they are read: all that look like a header.
  /['"`]((?:x|rsc|next|sec|if|cf|cdn|vercel|cloudfront|access-control|accept|content|forwarded|trace)(?:-[a-z0-9]+)+)['"`]/g,
];

const cookieForms = [
  /cookies?(?:\(\))?\s*\??\.(?:get|has)\(\s*['"`]([\w.-]+)['"`]/gi,
  /cookies?\s*\??\.([A-Z_]{3,})/g,
  /COOKIE[A-Z_]*\s*=\s*['"`]([\w-]+)['"`]/g,
  /['"`](__(?:next|prerender)\w*)['"`]/g,
];

const queryForms = [
  /(?:query|searchParams)\s*\??\.(?:get|has|delete)\(\s*['"`]([\w-]+)['"`]/gi,
  /query\??\.(_*[a-zA-Z]\w+)\b(?!\()/g,
  /query\[['"`](\w+)['"`]\]/g,
  /(?:QUERY|PREFIX)[A-Z_]*\s*=\s*['"`](\w+)['"`]/g,
];

/**
 * Reads the build's own server, what Next says that it runs, and the server that takes its place in a deployment.
 *
 * @param distDir of the build, below the site's folder
 */
export function readServerSource(distDir: string): RequestNames {
  const build = join(root, siteFolder, distDir);
  const { files }: { files: string[] } = JSON.parse(
    readFileSync(join(build, 'next-server.js.nft.json'), 'utf8'),
  );
  // The list's paths are those of the build that it was made in.
  const ofNext = files.flatMap((file) => /node_modules\/.*\.[cm]?js$/.exec(file)?.[0] ?? []);
  const deployed = globSync('node_modules/@opennextjs/aws/dist/**/*.js', { cwd: root });
  const own = globSync('server/**/*.js', { cwd: build });
  const paths = [
    ...[...ofNext, ...deployed].map((file) => join(root, file)),
    ...own.map((file) => join(build, file)),
  ];
  const sources = paths.map((path) => readFileSync(path, 'utf8'));
  const find = (forms: readonly RegExp[]) => [
    ...new Set(
      sources.flatMap((text) =>
        forms.flatMap((form) => [...text.matchAll(form)].map(([, name]) => name ?? '')),
      ),
    ),
  ];
  return {
    headers: [...new Set(find(headerForms).map((name) => name.toLowerCase()))].toSorted(),
    cookies: find(cookieForms).toSorted(),
    queries: find(queryForms).toSorted(),
  };
}
