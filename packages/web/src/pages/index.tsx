export { getHomeProps as getStaticProps } from '../data/home-page.ts';
export { HomeScreen as default } from '../screens/home-screen.tsx';
