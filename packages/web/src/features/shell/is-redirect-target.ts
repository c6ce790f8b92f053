import Router from 'next/router';

/** Whether a page that was asked for has answered that it moved there. Next follows at once, or loads it in full. */
export function isRedirectTarget(address: string): boolean {
  const { href } = new URL(address, location.href);
  const answers = Object.values(Router.router?.components ?? {}).map((info) =>
    Object(info?.props?.pageProps),
  );
  return answers.some(
    ({ __N_REDIRECT: target }) =>
      typeof target === 'string' &&
      URL.canParse(target, location.href) &&
      new URL(target, location.href).href === href,
  );
}
