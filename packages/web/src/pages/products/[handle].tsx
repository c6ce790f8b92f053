export {
  getProductPaths as getStaticPaths,
  getProductProps as getStaticProps,
} from '../../data/product-page.ts';
export { ProductScreen as default } from '../../screens/product-screen.tsx';
