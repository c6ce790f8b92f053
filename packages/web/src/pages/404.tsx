export { getNotFoundProps as getStaticProps } from '../data/not-found-page.ts';
export { NotFoundScreen as default } from '../screens/not-found-screen.tsx';
