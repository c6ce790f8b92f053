import { Head } from 'next/document';

/** Next's lists of the site's pages: which files they need, and which have data. */
const MANIFEST = /\/_(?:build|ssg)Manifest\.js/;

/**
 * Next's head, with its scripts as a list for `next/before-hydration.js`. Next has them loaded while the page is
 * parsed, and on a slow connection the first picture came a second later. They load once that picture is there. One
 * that fails or takes longer than two seconds, the first press or key, and prices of another country do not wait for it.
 * Style sheets are waited for in any case, because scripts measure the page. What Next knows of the site's other pages
 * loads when somebody uses this one, or Next wants it. In development all stays as Next has it.
 */
export class HeadWithListedScripts extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const scripts = super.getScripts(files);
    if (this.context.isDevelopment) return scripts;
    const addresses = scripts.map(addressOf).filter((address) => address !== null);
    const isManifest = (address: string) => MANIFEST.test(address);
    return [
      ...scripts.filter((script) => addressOf(script) === null),
      <script key="scripts" type="application/json" id="scripts">
        {JSON.stringify(addresses.filter((address) => !isManifest(address)))}
      </script>,
      <script key="manifests" type="application/json" id="manifests">
        {JSON.stringify(addresses.filter(isManifest))}
      </script>,
    ];
  }
}

/** Null for an inline script. */
function addressOf({ props }: { props: { src?: unknown } }): string | null {
  return typeof props.src === 'string' ? props.src : null;
}
