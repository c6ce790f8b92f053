export { getAbsentPaths as getStaticPaths, getAbsentProps as getStaticProps } from '../data/absent-page.ts';

/** Never shown: every path that ends here is redirected or a 404. */
export default function AbsentPage() {
  return null;
}
