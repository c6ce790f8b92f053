export { getServerErrorProps as getStaticProps } from '../data/server-error-page.ts';
export { ServerErrorScreen as default } from '../screens/server-error-screen.tsx';
