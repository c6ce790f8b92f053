import { pageLives } from '@storefront/core/cache/manifest';
import type { NotFoundContent } from '@storefront/core/content/site-content';
import type { GetStaticProps } from 'next';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';

export interface NotFoundProps {
  /** Null when the CMS has none or does not answer. */
  page: NotFoundContent | null;
}

export const getNotFoundProps: GetStaticProps<PageProps<NotFoundProps>> = async () => {
  const page = await content()
    .notFound()
    .catch((error: unknown) => {
      console.error('Problem loading settings', error);
      return null;
    });
  return {
    props: await withFrame(
      { page },
      { meta: { title: page?.title ?? null, description: null, image: null, canonicalPath: '/404' } },
    ),
    revalidate: pageLives.static.revalidateS,
  };
};
