import type { FrameProps } from './page-props.ts';

function hasFrame(props: unknown): props is { pageProps: { frame: FrameProps } } {
  if (typeof props !== 'object' || props === null || !('pageProps' in props)) return false;
  const { pageProps } = props;
  return typeof pageProps === 'object' && pageProps !== null && 'frame' in pageProps;
}

/** The frame that a page was made with; null for Next's own error page, which has none. */
export function readFrame(props: unknown): FrameProps | null {
  return hasFrame(props) ? props.pageProps.frame : null;
}
