import { serverErrorCopy } from '../copy/server-error-copy.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

/** Built by `next build` only: its sources may fail when the page is needed. */
export const getServerErrorProps = withIsrFallback<PageProps<object>>(
  async () => {
    const meta = { title: serverErrorCopy.title, description: null, image: null, canonicalPath: '/500' };
    return { props: await withFrame({}, { isIndexed: false, meta }) };
  },
  { isErrorPage: true },
);
