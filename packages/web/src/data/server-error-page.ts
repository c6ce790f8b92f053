import { serverErrorCopy } from '../copy/server-error-copy.ts';
import { madePage } from './made-page.ts';
import { type PageProps, withFrame } from './page-props.ts';

/** Made with the build only: when it is needed, its sources may not answer. */
export const getServerErrorProps = madePage<PageProps<object>>(async () => {
  const meta = { title: serverErrorCopy.title, description: null, image: null, canonicalPath: '/500' };
  return { props: await withFrame({}, { isIndexed: false, meta }) };
});
