export { getCartProps as getStaticProps } from '../data/static-page.ts';
export { CartScreen as default } from '../screens/cart-screen.tsx';
