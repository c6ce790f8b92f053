export {
  getCollectionPaths as getStaticPaths,
  getCollectionProps as getStaticProps,
} from '../../../data/collection-page.ts';
export { CollectionScreen as default } from '../../../screens/collection-screen.tsx';
