import type { GetStaticPaths } from 'next';

export { getCollectionProps as getStaticProps } from '../../../../data/collection-page.ts';
export { CollectionScreen as default } from '../../../../screens/collection-screen.tsx';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });
