export {
  getCatchAllPaths as getStaticPaths,
  getCatchAllProps as getStaticProps,
} from '../data/catch-all-page.ts';

/** Never rendered: every path that ends here is a redirect or a 404. */
export default function CatchAllPage() {
  return null;
}
