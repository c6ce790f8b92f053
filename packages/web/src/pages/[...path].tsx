export {
  getCatchAllPaths as getStaticPaths,
  getCatchAllProps as getStaticProps,
} from '../data/catch-all-page.ts';
export { CatchAllScreen as default } from '../screens/catch-all-screen.tsx';
