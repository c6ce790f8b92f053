import Router from 'next/router';

/** Whether the data of a requested page says that it has moved there; Next follows at once, or loads it in full. */
export function isRedirectTarget(address: string): boolean {
  const { href } = new URL(address, location.href);
  const fetched = Object.values(Router.router?.components ?? {}).map((info) =>
    Object(info?.props?.pageProps),
  );
  return fetched.some(
    ({ __N_REDIRECT: target }) =>
      typeof target === 'string' &&
      URL.canParse(target, location.href) &&
      new URL(target, location.href).href === href,
  );
}
