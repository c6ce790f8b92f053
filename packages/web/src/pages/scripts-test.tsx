export { getScriptsProps as getStaticProps } from '../data/scripts-page.ts';
export { ScriptsScreen as default } from '../screens/scripts-screen.tsx';
